// What an answer could try: fragments of HTML, Markdown and TeX that want to be more than text, put together by chance.

import assert from 'node:assert/strict';

const allowed = new Set((
	'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong s a table thead tbody tr th td hr br span div button math mover munder munderover ' +
	'semantics annotation mrow mi mo mn ms mtext mspace msup msub mstyle mpadded merror'
).split(' '));
const attributes = new Set((
	'class href rel target title type tabindex role aria-label start display mathvariant stretchy fence lspace rspace form width height depth ' +
	'separator encoding data-words scriptlevel displaystyle voffset'
).split(' '));

// checkHostile has the page show so many answers of such fragments: nothing runs, nothing is fetched, and no tag or attribute is there but those that are
// allowed. page.evaluate(function, value) calls a function in the page.
export async function checkHostile(page, count) {
	const found = await page.evaluate(tryHostile, count);
	assert.deepEqual(found.filter((name) => (name.startsWith('@') ? !attributes.has(name.slice(1)) : !allowed.has(name))), []);
	assert.ok(['a', 'code', 'math', 'table'].every((name) => found.includes(name)), `the fragments came to little: ${found}`);
	assert.equal(await page.evaluate(() => window.ran), undefined, 'something has run');
}

// tryHostile returns the names of all tags and attributes that there were. It runs in the page.
async function tryHostile(count) {
	window.alert = () => { window.ran = true; };
	const { createMarkdown } = await import('/page/markdown.mjs');
	let seed = 20;
	const draw = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
	const parts = [
		'<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<svg><style>', '<math><mtext><table><mglyph><style>', '"><b>',
		'<iframe srcdoc="<script>parent.alert(1)</script>">', '[x](javascript:alert(1))', '[x](data:text/html,<script>alert(1)</script>)',
		'![x](https://example.org/', ')', '<https://example.org/>', '[x]: javascript:alert(1)\n', '[x]', '`', '```', '```html\n', '\n', '\n\n',
		'| a | b |\n|--|:-:|\n', '> ', '- ', '1. ', '$', '$$', '\\(', '\\)', '\\href{javascript:alert(1)}{x}', '\\url{javascript:alert(1)}',
		'\\class{"onclick=alert(1)}{x}', '\\style{background:url(https://example.org)}{x}', '\\includegraphics{https://example.org/x.png}',
		'<a href="java\tscript:alert(1)">x</a>', '<form action=https://example.org><button>', '<style>@import "https://example.org"</style>',
		'<link rel=stylesheet href=https://example.org>', '<base href=https://example.org>', '<meta http-equiv=refresh content="0;url=https://example.org">',
		'&lt;script&gt;', '&#x6a;avascript:', '\u202e', '\0', '<template>', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<!--', '-->',
		']]>', '<![CDATA[', '*', '**', '_', '~~', '\\',
	];
	const box = document.createElement('div');
	document.body.append(box);
	const names = new Set();
	for (let i = 0; i < count; i++) {
		const hostile = Array.from({ length: 1 + draw([1, 2, 3, 4, 5, 6]) }, () => draw(parts)).join(draw(['', '', ' ']));
		createMarkdown(box)(hostile, i % 2 === 1);
		for (const element of box.querySelectorAll('*')) {
			names.add(element.localName);
			for (const { name, value } of element.attributes) {
				names.add(`@${name}`);
				if (name === 'href' && !/^(https?|mailto):/i.test(element.href)) {
					names.add(`${name}=${value}`);
				}
			}
		}
		box.replaceChildren();
		if (i % 500 === 0) {
			await new Promise((resolve) => { setTimeout(resolve); });
		}
	}
	box.remove();
	return [...names].toSorted();
}
