// The words of the page, in the person's language: the one that was chosen in the settings, else the first of the browser's that there is, else English.
// words/NAME.mjs has all words of a language, and only the one that is used is fetched. Another language is one such file, and its name in languages.
// build/lint_js/check_words.mjs checks that all files have the same words, and that no words stand elsewhere.

import { keep, kept } from './kept.mjs';

export const languages = { en: 'English', zh: '中文' };

const attributes = { label: 'aria-label', title: 'title', hint: 'placeholder' }; // data-label="key" in index.html, and so on
const wish = kept('language');
export const language = [wish, ...navigator.languages.map((one) => one.toLowerCase().split('-')[0])].find((one) => Object.hasOwn(languages, one)) ?? 'en';
const { default: words } = await import(`./words/${language}.mjs`);
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
export function tellStatus({ operation, message, progress, eta_seconds: eta }) {
	const [, place] = /^Number (\d+) /.exec(message) ?? [];
	const [, name] = /^Loading (.*)\.$/.exec(message) ?? [];
	const known = { queued: place ? tell('queuedAt', { n: Number(place) }) : tell('queuedFirst'), model_loading: name && tell('loadingName', { name }) };
	const said = known[operation] || message;
	return progress !== undefined && eta > 0 ? `${said} ${tell('about', { n: Math.ceil(eta) })}` : said;
}

export function tellTime(time) {
	return new Date(time).toLocaleString(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

export function percent(share, digits = 0) {
	return tell('percent', { share: number(share, digits) });
}

document.querySelectorAll('[data-text]').forEach((element) => { element.textContent = tell(element.dataset.text); });
for (const [name, attribute] of Object.entries(attributes)) {
	document.querySelectorAll(`[data-${name}]`).forEach((element) => element.setAttribute(attribute, tell(element.dataset[name])));
}
document.documentElement.lang = words.locale;
document.documentElement.dataset.language = language; // the page is shown from now on

const choice = document.getElementById('language');
for (const [name, words] of Object.entries({ '': tell('languageOfBrowser'), ...languages })) {
	const option = document.createElement('option');
	option.value = name;
	option.textContent = words;
	choice.append(option);
}
choice.value = Object.hasOwn(languages, wish) ? wish : '';
choice.addEventListener('change', () => {
	keep('language', choice.value);
	location.reload(); // nothing is lost by it: the answer that is on its way goes on
});
