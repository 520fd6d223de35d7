// The two sides of the page: the conversations on the left, the settings on the right. They are folded away until they are wanted. On a wide screen they stand
// beside the conversation and stay as they were left; on a small one they lie over it.

import { find } from './elements.mjs';
import { keep, kept } from './kept.mjs';

const narrow = matchMedia('(max-width: 60rem)');
const names = ['history', 'panel'];

export function createSides() {
	const isOpen = (name) => find(name).classList.contains('open');

	function set(name, open) {
		if (open && narrow.matches) {
			names.filter((other) => other !== name && isOpen(other)).forEach((other) => set(other, false));
		}
		find(name).classList.toggle('open', open);
		find(`${name}-button`).setAttribute('aria-expanded', String(open));
	}

	function toggle(name) {
		set(name, !isOpen(name));
		if (!narrow.matches) {
			keep(name, isOpen(name));
		} else if (isOpen(name)) {
			find(`${name}-close`).focus();
		}
	}

	for (const name of names) {
		find(`${name}-button`).addEventListener('click', () => toggle(name));
		find(`${name}-close`).addEventListener('click', () => {
			toggle(name);
			find(`${name}-button`).focus();
		});
	}
	narrow.addEventListener('change', () => names.forEach((name) => set(name, !narrow.matches && Boolean(kept(name)))));
	return {
		isOpen, toggle,
		// start opens what was left open.
		start: () => names.filter((name) => !narrow.matches && kept(name)).forEach((name) => set(name, true)),
		// closeNarrow closes what lies over the conversation, and returns whether there was something.
		closeNarrow() {
			const over = narrow.matches ? names.filter(isOpen) : [];
			over.forEach((name) => {
				set(name, false);
				find(`${name}-button`).focus();
			});
			return over.length > 0;
		},
	};
}
