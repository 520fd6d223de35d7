// What screen readers are told: whole sentences, not every token.

const kept = 30; // paragraphs of the live region

// createSpeech returns functions that write to a live region.
export function createSpeech(region) {
	let text = '';

	function say(words) {
		if (words.trim() === '') {
			return;
		}
		const paragraph = document.createElement('p');
		paragraph.textContent = words.trim();
		region.append(paragraph);
		while (region.childElementCount > kept) {
			region.firstElementChild.remove();
		}
	}

	return {
		say,
		// add says the sentences that are whole; the rest waits.
		add(more) {
			text += more;
			const end = Math.max(text.lastIndexOf('\n'), ...['. ', '! ', '? ', '… ', ': ', '。'].map((mark) => text.lastIndexOf(mark)));
			if (end >= 0) {
				say(text.slice(0, end + 1));
				text = text.slice(end + 1);
			}
		},
		// flush says the rest.
		flush() {
			say(text);
			text = '';
		},
		forget() {
			text = '';
		},
	};
}
