// The prompt, and the buttons of the answer that is on its way.

import { isLive } from './conversation.mjs';
import { find } from './elements.mjs';
import { number, tell } from './words.mjs';

const lately = 16; // tokens whose speed is told

// createComposer returns functions over the prompt. actions: send(text), which returns whether it was taken, stop, pause, resume, regenerate; change, when
// the text has changed; with(text), which returns what is sent for it; sent.
export function createComposer(actions) {
	const prompt = find('prompt');
	let paused = false;

	// fit makes the prompt as high as its text, as far as style.css lets it.
	function fit() {
		prompt.style.height = 'auto';
		prompt.style.height = `${prompt.scrollHeight + 2}px`;
	}

	function write(text) {
		prompt.value = text;
		fit();
		actions.change();
		prompt.focus();
	}

	find('composer').addEventListener('submit', (event) => {
		event.preventDefault();
		const text = prompt.value;
		if (text.trim() === '') {
			prompt.focus();
		} else if (actions.send(actions.with(text))) {
			actions.sent();
			write('');
		}
	});
	prompt.addEventListener('keydown', (event) => {
		if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
			event.preventDefault();
			find('composer').requestSubmit();
		}
	});
	prompt.addEventListener('input', () => {
		fit();
		actions.change();
	});
	find('stop-button').addEventListener('click', () => actions.stop());
	find('pause-button').addEventListener('click', () => (paused ? actions.resume() : actions.pause()));
	find('regenerate-button').addEventListener('click', () => actions.regenerate());
	fit();

	return {
		write,
		text: () => prompt.value,
		focus: () => prompt.focus(),
		// show shows the buttons that are of use while answer is what it is.
		show(answer, canPause) {
			const live = isLive(answer);
			const inside = find('composer').contains(document.activeElement);
			paused = answer?.state === 'paused';
			find('send-button').hidden = live;
			find('stop-button').hidden = !live;
			find('pause-button').hidden = !live || !canPause;
			find('pause-button').textContent = tell(paused ? 'resume' : 'pause');
			find('regenerate-button').hidden = !live;
			if (inside && document.activeElement.hidden) {
				prompt.focus(); // the button that was pressed is gone
			}
			find('composer').dataset.state = live ? answer.state : 'idle';
			find('state').textContent = live ? describeState(answer) : '';
		},
	};
}

// describeState says how far an answer is, and how fast its last tokens came.
function describeState({ tokens, state }) {
	const n = tokens.length;
	const timed = tokens.slice(-lately).filter(({ ms }) => ms > 0);
	const speed = timed.length < 2 ? 0 : timed.length / timed.reduce((sum, { ms }) => sum + ms, 0) * 1000;
	if (state === 'paused') {
		return tell('pausedAfter', { n });
	}
	if (n === 0) {
		return tell('waiting');
	}
	return tell('tokens', { n }) + (speed > 0 ? `\u00a0· ${tell('speed', { speed: number(speed, speed < 10 ? 1 : 0) })}` : '');
}
