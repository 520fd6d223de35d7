// Conversations as Markdown, for people, and back. A turn begins with a heading that says in a comment, which readers of Markdown do not show, what it is;
// a line of a turn that looks like that gets a backslash.

import { createAnswer, createConversation, titleOf } from './conversation.mjs';
import { tell } from './words.mjs';

const heading = /^## .* <!-- (question|answer) -->$/;

// writeMarkdown returns a conversation as a text, without what was left on other ways.
export function writeMarkdown(record) {
	const turns = record.turns.map(({ role, model, content }) => {
		const head = role === 'user' ? `${tell('you')} <!-- question -->` : `${model || tell('answer')} <!-- answer -->`;
		return `## ${head.replaceAll(/\s+/g, ' ')}\n\n${content.trim().split('\n').map((line) => (/^\\*## /.test(line) ? `\\${line}` : line)).join('\n')}\n`;
	});
	const system = record.system.trim() === '' ? [] : [`> ${record.system.trim().replaceAll('\n', '\n> ')}\n`];
	return [`# ${titleOf(record)}\n`, ...system, ...turns].join('\n');
}

// readMarkdown returns the conversation of such a text. It throws where there is none in it.
export function readMarkdown(text) {
	const lines = text.replaceAll('\r\n', '\n').split('\n');
	const begins = lines.flatMap((line, i) => (heading.test(line) ? [i] : []));
	if (begins.length === 0 || !lines[0].startsWith('# ')) {
		throw new TypeError('no conversation');
	}
	const record = createConversation(lines.slice(1, begins[0]).filter((line) => line.startsWith('>')).map((line) => line.replace(/^> ?/, '')).join('\n'));
	record.turns = begins.map((begin, i) => {
		const content = lines.slice(begin + 1, begins[i + 1]).map((line) => (/^\\+## /.test(line) ? line.slice(1) : line)).join('\n').trim();
		return heading.exec(lines[begin])[1] === 'question' ? { role: 'user', content }
			: { ...createAnswer(), content, state: 'done', model: lines[begin].slice(3, -' <!-- answer -->'.length) };
	});
	const title = lines[0].slice(2).trim();
	return Object.assign(record, title === titleOf(record) ? {} : { named: true, title });
}
