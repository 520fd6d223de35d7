// The colours: as the system has them, unless the person has chosen. Nothing is shown before this file is there, so it is small.

import { keep, kept } from './kept.mjs';

const choice = document.getElementById('theme');

function show(theme) {
	if (theme === 'light' || theme === 'dark') {
		document.documentElement.dataset.theme = theme;
	} else {
		delete document.documentElement.dataset.theme;
	}
}

show(kept('theme'));
choice.value = document.documentElement.dataset.theme ?? '';
choice.addEventListener('change', () => {
	keep('theme', choice.value);
	show(choice.value);
});
