// The keyboard: one key for each thing, wherever no text is being written, and an overview of them.

import { find } from './elements.mjs';

// watchKeys has the keys do their work: actions is what the overview in index.html says.
export function watchKeys(actions) {
	const help = () => find('help').showModal();
	const work = { '?': help, '/': actions.write, 'n': actions.begin, 'h': actions.history, 's': actions.settings, 'r': actions.again };

	document.addEventListener('keydown', (event) => {
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) {
			return;
		}
		if (event.key === 'Escape') {
			actions.stop();
		} else if (work[event.key] && !event.target.matches('input:not([type=checkbox], [type=range]), textarea, select')) {
			event.preventDefault();
			work[event.key]();
		}
	});
	find('help-button').addEventListener('click', help);
	find('help-close').addEventListener('click', () => find('help').close());
}
