// The words of the page, in the person's language: the one that was chosen in the settings, else the browser's, else English. The daemon chooses, by a
// cookie and by what the browser asks for: index.html comes with its words, and with all others as JSON. words/NAME.json has all words of a language, in
// sections; another language is one such file. build/lint_js/check_words.mjs checks that all have the same words, and that none stand elsewhere.

import { findCookie, keepCookie } from './kept.mjs';

const words = JSON.parse(document.getElementById('words').textContent);
const plurals = new Intl.PluralRules(words.locale);

// number returns a number as the language writes it, with so many digits behind the point.
export function number(value, digits = 0) {
	return value.toLocaleString(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

// tell returns the words that are called key. {name} in them stands for the value of that name; n chooses between singular and plural.
export function tell(key, values = {}) {
	const entry = words[key];
	const text = typeof entry === 'string' ? entry : entry[plurals.select(values.n)] ?? entry.other;
	return text.replaceAll(/\{(\w+)\}/g, (_, name) => (typeof values[name] === 'number' ? number(values[name]) : values[name]));
}

// tellError returns what the daemon says of an error. It says it in English: in other languages the words of its kind stand before that.
export function tellError({ type, message }) {
	const key = `error_${type}`;
	return Object.hasOwn(words, key) ? tell(key, { message }) : message;
}

// tellStatus returns what a status of the daemon says of what takes its time.
export function tellStatus({ operation, message, place, model, progress, eta_seconds: eta }) {
	const known = { queued: place ? tell('queuedAt', { n: place }) : tell('queuedFirst'), model_loading: model && tell('loadingName', { name: model }) };
	const said = known[operation] || message;
	return progress !== undefined && eta > 0 ? `${said} ${tell('about', { n: Math.ceil(eta) })}` : said;
}

export function tellTime(time) {
	return new Date(time).toLocaleString(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

export function percent(share, digits = 0) {
	return tell('percent', { share: number(share, digits) });
}

const choice = document.getElementById('language');
choice.value = findCookie('language');
if (choice.selectedIndex < 0) {
	choice.value = '';
}
choice.addEventListener('change', () => {
	keepCookie('language', choice.value);
	location.reload(); // nothing is lost by it: the answer that is on its way goes on
});
