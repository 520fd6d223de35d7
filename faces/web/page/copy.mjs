// Copying a text. On plain HTTP from another machine browsers hide their clipboard from scripts: there a field that is selected is copied from.

import { tell } from './words.mjs';

// copyText copies text, and says on button for a moment whether that went well.
export async function copyText(button, text) {
	const words = button.dataset.words ?? button.textContent;
	button.dataset.words = words;
	const done = await navigator.clipboard?.writeText(text).then(() => true, () => false) || copyBySelection(text, button);
	button.textContent = tell(done ? 'copied' : 'notCopied');
	setTimeout(() => { button.textContent = words; }, 1500);
}

function copyBySelection(text, beside) {
	const field = document.createElement('textarea');
	const focused = document.activeElement;
	field.value = text;
	field.className = 'unseen';
	field.setAttribute('aria-hidden', 'true');
	beside.after(field); // in the same dialog, if it is one: nothing outside can be focused then
	field.select();
	const done = document.execCommand('copy');
	field.remove();
	focused?.focus();
	return done;
}
