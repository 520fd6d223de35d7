// Checks the words of the page: every language has the same ones, with the same values in them and the plurals that it needs; each is used, and each that is
// used is there; and no words that people see stand in the page's other files.
//
//   node build/lint_js/check_words.mjs MODULES    MODULES: the folder of packages where espree is, the parser of ESLint

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const espree = createRequire(path.resolve(process.argv[2], 'x'))('espree');
const folder = 'faces/web/page';
const own = new Set(['words.mjs', 'docs.mjs']); // the page /docs shows the documents, which are English
const names = ['rkllmd']; // what is called so in every language
const values = ['theme', 'languages', 'words']; // what apply_words puts in beside words
const seen = new Map([['make', [2]], ['makeButton', [0]], ['page', [0, 1]]]); // functions, and which of their arguments people see
const shown = new Set(['textContent', 'title', 'placeholder', 'ariaLabel', 'innerText', 'alt']); // properties that people see, as attributes too
const wrong = [];

const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const valuesOf = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted().join(' ');
const isWords = (text) => /\p{L}{2}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text));

// The languages have the same words. They stand in sections; what stands beside these is said of the language itself.
const folderOfWords = path.join(folder, 'words');
const files = readdirSync(folderOfWords);
const readWords = (file) => {
	const all = Object.entries(JSON.parse(readFileSync(path.join(folderOfWords, file), 'utf8')));
	const sections = all.filter(([, value]) => typeof value === 'object').map(([, value]) => Object.entries(value));
	const entries = [...all.filter(([, value]) => typeof value === 'string'), ...sections.flat()];
	entries.map(([key]) => key).filter((key, i, keys) => keys.indexOf(key) < i).forEach((key) => wrong.push(`words/${file}: ${key} stands there twice`));
	return Object.fromEntries(entries);
};
const english = readWords('en.json');
for (const file of files) {
	const words = readWords(file);
	const plurals = new Intl.PluralRules(words.locale).resolvedOptions().pluralCategories.toSorted().join();
	for (const key of new Set([...Object.keys(english), ...Object.keys(words)])) {
		const [here, there] = [words[key], english[key]];
		if (here === undefined || there === undefined) {
			wrong.push(`words/${file}: ${key} is ${here === undefined ? 'missing' : 'not in en.json'}`);
			continue;
		}
		const texts = typeof here === 'string' ? [here] : Object.values(here);
		const wanted = valuesOf(typeof there === 'string' ? there : there.other);
		if (typeof here !== typeof there || (typeof here === 'object' && Object.keys(here).toSorted().join() !== plurals)) {
			wrong.push(`words/${file}: ${key} must be ${typeof there === 'string' ? 'one text' : `an object of ${plurals}`}`);
		} else if (!texts.every((text) => [wanted, wanted.split(' ').filter((name) => name !== 'n').join(' ')].includes(valuesOf(text)))) {
			wrong.push(`words/${file}: ${key} must have the values ${wanted}`);
		}
	}
}

// index.html: its words are named, and none stands there but the names of keys and what is for browsers without JavaScript.
const used = new Set(['name']);
const html = read('index.html');
for (const [, key] of html.matchAll(/\{\{([^}]*)\}\}/g)) {
	used.add(key);
	if (typeof english[key] !== 'string' && !values.includes(key)) {
		wrong.push(`index.html: there is no text called ${key}`);
	}
}
const body = html.slice(html.indexOf('<body>')).replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(/<noscript>.*?<\/noscript>|<kbd>.*?<\/kbd>/gs, '');
for (const text of body.replaceAll(/<[^>]*>/g, '\n').split('\n').filter(isWords)) {
	wrong.push(`index.html: "${text.trim()}" belongs into words`);
}
for (const [, name, text] of body.matchAll(/ (aria-label|title|placeholder|alt)="([^"]*)"/g)) {
	if (text !== '' && !text.startsWith('/')) {
		wrong.push(`index.html: ${name}="${text}" belongs into words`);
	}
}

// The modules: what people see comes from tell.
for (const file of readdirSync(folder).filter((name) => name.endsWith('.mjs') && !own.has(name))) {
	walk(espree.parse(read(file), { ecmaVersion: 'latest', sourceType: 'module', loc: true }), file, false);
}
walk(espree.parse(read('words.mjs'), { ecmaVersion: 'latest', sourceType: 'module', loc: true }), 'words.mjs', false);

// walk looks through a part of a module. visible: people see what it evaluates to.
function walk(node, file, visible) {
	if (Array.isArray(node)) {
		node.forEach((one) => walk(one, file, visible));
	}
	if (typeof node?.type !== 'string') {
		return;
	}
	const text = node.type === 'Literal' && typeof node.value === 'string' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : '';
	if (text in english) {
		used.add(text); // tell gets some by way of a table
	}
	const sentence = /^\p{Lu}\p{Ll}+( \p{Ll}|…|\.$)|\p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(text) && !file.startsWith('words');
	if ((visible && isWords(text)) || sentence) {
		if (!/^(turn|share|code) /.test(text) && !excused(text)) {
			wrong.push(`${file}:${node.loc.start.line}: "${text}" belongs into words`);
		}
	}
	const called = node.type === 'CallExpression' ? node.callee.name ?? node.callee.property?.name : '';
	const spoken = called === 'say' && node.callee.object?.name === 'speech';
	if (called === 'tell') {
		node.arguments.slice(1).forEach((one) => walk(one, file, visible));
		mark(node.arguments[0], file);
		return;
	}
	for (const [name, part] of Object.entries(node)) {
		if (name === 'arguments') {
			const attribute = called === 'setAttribute' && /^(aria-label|title|placeholder|alt)$/.test(part[0]?.value);
			part.forEach((one, i) => walk(one, file, spoken || Boolean(seen.get(called)?.includes(i)) || (attribute && i === 1)));
		} else if (name !== 'loc') {
			const sink = name === 'right' && node.type === 'AssignmentExpression' && shown.has(node.left.property?.name);
			walk(part, file, sink || (visible && !['test', 'callee', 'property', 'body'].includes(name)));
		}
	}
}

// What is a sentence by its looks alone: what the demo model is asked, a list of classes, a format.
function excused(text) {
	const asked = ['Who are you?', 'What is a Unix socket?', 'Count from 3 to 12.', 'Tell me a story.'];
	return [...asked, 'noopener noreferrer nofollow'].includes(text) || text.startsWith('rkllmd conversations');
}

// mark notes which words tell is asked for: a name, one of two, or all that begin in a way.
function mark(node, file) {
	if (node.type === 'Literal') {
		used.add(node.value);
		if (!(node.value in english)) {
			wrong.push(`${file}:${node.loc.start.line}: there are no words called ${node.value}`);
		}
	} else if (node.type === 'TemplateLiteral') {
		const [before, after] = [node.quasis[0].value.cooked, node.quasis.at(-1).value.cooked];
		const meant = Object.keys(english).filter((key) => before + after !== '' && key.startsWith(before) && key.endsWith(after));
		meant.forEach((key) => used.add(key));
	} else {
		[node.consequent, node.alternate, node.left, node.right, node.object, ...(node.properties ?? []).map(({ value }) => value)].filter(Boolean)
			.forEach((part) => mark(part, file));
	}
}

for (const key of Object.keys(english).filter((one) => !used.has(one) && !one.startsWith('error_'))) {
	wrong.push(`words: nobody uses ${key}`);
}
if (wrong.length > 0) {
	process.stderr.write(`${wrong.join('\n')}\n`);
	process.exit(1);
}
