// The colours: as the system has them, unless the person has chosen. The page comes with them, by a cookie (serve_page).

import { keep, keepCookie, kept } from './kept.mjs';

const choice = document.getElementById('theme');

function show(theme) {
	const known = theme === 'light' || theme === 'dark' ? theme : '';
	document.documentElement.dataset.theme = known;
	choice.value = known;
	keepCookie('theme', known);
}

show(kept('theme'));
choice.addEventListener('change', () => {
	keep('theme', choice.value);
	show(choice.value);
});
