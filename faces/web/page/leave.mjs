// Links of answers are never followed without a word: the whole address is shown first.

import { copyText } from './copy.mjs';
import { find } from './elements.mjs';

const dialog = find('leave');

// askBeforeLeaving takes the clicks in the conversation.
export function askBeforeLeaving(event) {
	const link = event.target.closest?.('.markdown a');
	if (!link) {
		return;
	}
	event.preventDefault();
	find('leave-address').textContent = link.href;
	find('leave-go').href = link.href;
	dialog.showModal();
}

find('turns').addEventListener('auxclick', askBeforeLeaving);
find('leave-go').addEventListener('click', () => dialog.close());
find('leave-close').addEventListener('click', () => dialog.close());
find('leave-copy').addEventListener('click', () => copyText(find('leave-copy'), find('leave-address').textContent));
