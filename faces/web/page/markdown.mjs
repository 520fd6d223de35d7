// Markdown, as it streams. The text is shown block by block: while an answer grows, only its last blocks are read and shown anew, so that nothing
// that stands there flickers or loses its selection. All that is shown has passed the sanitiser: it keeps the tags and attributes listed here, no others.

import { copyText } from './copy.mjs';
import { make, makeButton } from './elements.mjs';
import { tell } from './words.mjs';
import { DOMPurify, MarkdownIt, remend, tex } from './library/markdown.mjs';

const tags = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'em', 'strong', 's', 'a', 'table', 'thead', 'tbody', 'tr',
	'th', 'td', 'hr', 'br', 'span'];
const rules = { ALLOWED_TAGS: tags, ALLOWED_ATTR: ['href', 'class', 'start'], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false,
	ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i, RETURN_DOM_FRAGMENT: true };
const formulaRules = { USE_PROFILES: { mathMl: true }, FORBID_ATTR: ['style', 'href'], RETURN_DOM_FRAGMENT: true };
const overlap = 2; // blocks at the end that more text may still change: "2." may belong to the list before the block "2"
const lively = 8000; // characters of code that are coloured anew with each frame; longer code gets its colours when it is whole
const most = 200_000; // characters of code that are coloured at all

const reader = createReader();
let highlighter = null; // the library, once it is there
let formulas = null;
const wanted = {};

function createReader() {
	const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
	const escape = markdown.utils.escapeHtml;
	markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
	markdown.use(tex, { delimiters: 'all', render: (formula, display) => (display
		? `<p><code class="formula display">${escape(formula)}</code></p>` : `<code class="formula">${escape(formula)}</code>`) });
	// An image is a link: nothing is fetched because a model says so.
	markdown.renderer.rules.image = (tokens, i) => `<a href="${escape(tokens[i].attrGet('src') ?? '')}">${escape(tokens[i].content || tell('image'))}</a>`;
	// The alignment of cells is a class: styles in attributes are against the page's policy.
	markdown.core.ruler.push('alignment', (state) => {
		for (const token of state.tokens) {
			const style = token.attrGet('style');
			if (style !== null) {
				token.attrs = [['class', style.replace('text-align:', 'to-')]];
			}
		}
	});
	return markdown;
}

// createMarkdown returns a function that shows text in box. live: more of it will come.
export function createMarkdown(box) {
	let blocks = []; // {at, key, nodes}: where it begins in the text, what it was made of, what it has become
	let before = '';

	return (text, live) => {
		if (!text.startsWith(before)) {
			blocks = [];
			box.replaceChildren();
		}
		before = text;
		const kept = live ? Math.max(blocks.length - overlap, 0) : 0;
		const from = live && kept > 0 ? blocks[kept].at : 0;
		const fresh = splitBlocks(text.slice(from), live);
		fresh.forEach((block, i) => {
			const last = live && i === fresh.length - 1;
			const old = blocks[kept + i];
			const key = block.html + (last ? '' : '\0');
			if (old && (old.key === key || (old.key === block.html && !old.waits))) {
				old.at = from + block.at;
				old.key = key;
				return;
			}
			const { nodes, waits } = createNodes(block.html, last);
			const next = old ? old.nodes[0] : null;
			if (next) {
				nodes.forEach((node) => box.insertBefore(node, next));
				old.nodes.forEach((node) => node.remove());
			} else {
				box.append(...nodes);
			}
			blocks[kept + i] = { at: from + block.at, key, nodes, waits };
		});
		blocks.splice(kept + fresh.length).forEach((block) => block.nodes.forEach((node) => node.remove()));
	};
}

// splitBlocks returns the blocks of text: where each begins, and what it is as HTML, which nobody has looked at yet.
function splitBlocks(text, live) {
	const lines = [0];
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
		lines.push(at + 1);
	}
	const env = {};
	const tokens = reader.parse(live ? remend(text, { images: false, linkMode: 'text-only', htmlTags: false }) : text, env);
	const blocks = [];
	let begin = 0;
	tokens.forEach((token, i) => {
		if (token.level === 0 && token.nesting <= 0) {
			const at = lines[tokens[begin].map?.[0] ?? 0] ?? text.length;
			blocks.push({ at, html: reader.renderer.render(tokens.slice(begin, i + 1), reader.options, env) });
			begin = i + 1;
		}
	});
	return blocks;
}

// createNodes returns what html is in the document, and whether something of it waits for the rest of the text.
function createNodes(html, last) {
	const fragment = DOMPurify.sanitize(html, rules);
	let waits = false;
	for (const link of fragment.querySelectorAll('a')) {
		link.rel = 'noopener noreferrer nofollow';
		link.target = '_blank';
		link.title = link.href;
	}
	for (const table of fragment.querySelectorAll('table')) {
		const frame = make('div', 'table');
		frame.tabIndex = 0;
		frame.setAttribute('role', 'group'); // no landmark: an answer may have several
		frame.setAttribute('aria-label', tell('table'));
		table.replaceWith(frame);
		frame.append(table);
	}
	for (const code of fragment.querySelectorAll('pre > code')) {
		waits ||= last && code.textContent.length > lively;
		frameCode(code);
		if (!waits) {
			highlight(code);
		}
	}
	fragment.querySelectorAll('code.formula').forEach(drawFormula);
	const nodes = [...fragment.childNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE);
	return { nodes: nodes.length > 0 ? nodes : [make('p')], waits };
}

// frameCode puts a line with the language and a button above a block of code.
function frameCode(code) {
	const language = /language-([\w+#-]+)/.exec(code.className)?.[1] ?? '';
	const frame = make('div', 'code');
	const head = make('div', 'code-head');
	const copy = makeButton(tell('copy'), () => copyText(copy, code.textContent), 'quiet');
	copy.setAttribute('aria-label', language === '' ? tell('copyCode') : tell('copyCodeIn', { language }));
	head.append(make('span', '', language), copy);
	code.parentElement.replaceWith(frame);
	const block = make('pre');
	block.tabIndex = 0; // it can be wider than the page
	block.append(code);
	frame.append(head, block);
}

function highlight(code) {
	const language = /language-([\w+#-]+)/.exec(code.className)?.[1];
	if (!language || code.textContent.length > most) {
		return;
	}
	if (!highlighter) {
		fetchLibrary('highlight', (library) => {
			highlighter = library;
			document.querySelectorAll('pre > code[class*=language-]:not(.colored)').forEach(highlight);
		});
		return;
	}
	if (highlighter.getLanguage(language)) {
		const colored = highlighter.highlight(code.textContent, { language, ignoreIllegals: true }).value;
		code.replaceChildren(DOMPurify.sanitize(colored, { ALLOWED_TAGS: ['span'], ALLOWED_ATTR: ['class'], RETURN_DOM_FRAGMENT: true }));
		code.classList.add('colored');
	}
}

// drawFormula puts MathML in the place of TeX. What is no TeX stays as it is written.
function drawFormula(code) {
	if (!formulas) {
		fetchLibrary('formulas', (library) => {
			formulas = library;
			document.querySelectorAll('code.formula').forEach(drawFormula);
		});
		return;
	}
	try {
		const display = code.classList.contains('display');
		const drawn = formulas.renderToString(code.textContent, { displayMode: display, throwOnError: true, maxExpand: 100 });
		code.replaceWith(DOMPurify.sanitize(drawn.replaceAll(/ style="[^"]*"/g, ''), formulaRules)); // styles in attributes are against the page's policy
	} catch {
		code.classList.replace('formula', 'tex');
	}
}

// fetchLibrary fetches one of the libraries, once, and hands it to use. Where that fails, the text stays as it is written.
function fetchLibrary(name, use) {
	wanted[name] ??= import(`./library/${name}.mjs`).then((module) => use(module.default), () => undefined);
}
