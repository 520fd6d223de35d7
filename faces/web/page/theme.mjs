// The colours: as the system has them, unless the person has chosen. This is a file of its own because it is small: it is there before the page is.

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
