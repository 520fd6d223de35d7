// What the page must do in every browser alike, with answers that are made in the page (scripted.mjs): settings, Markdown at 1,000 tokens a second, links,
// branches, tokens, keys, what is kept, widths, colours, paper. both.mjs calls it for Chromium and for Firefox.

import assert from 'node:assert/strict';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { faults } from './faults.mjs';

// createWalker returns what the walk is made of. page is one of playwright or puppeteer: what is used of it here is the same in both.
export function createWalker(page) {
	const walker = {
		// see waits until check(arg), in the page, is true.
		async see(check, arg, words = String(check)) {
			for (const end = Date.now() + 120_000; !await page.evaluate(check, arg); await wait(20)) {
				assert.ok(Date.now() < end, `not seen: ${words} ${JSON.stringify(arg)}`);
			}
		},
		// press presses keys: 'Control+v' at once, one after the other if there are several.
		async press(...all) {
			for (const keys of all) {
				const names = keys.split('+');
				for (const name of names) {
					await page.keyboard.down(name);
				}
				for (const name of names.toReversed()) {
					await page.keyboard.up(name);
				}
			}
		},
		set: (id, value) => page.evaluate(([one, wanted]) => {
			const field = document.getElementById(one);
			if (field.type === 'checkbox') {
				field.checked = wanted;
			} else {
				field.value = wanted;
			}
			field.dispatchEvent(new Event('input', { bubbles: true }));
			field.dispatchEvent(new Event('change', { bubbles: true }));
		}, [id, value]),
		text: (selector) => page.evaluate((one) => [...document.querySelectorAll(one)].at(-1)?.innerText ?? '', selector),
		texts: (selector) => page.evaluate((one) => [...document.querySelectorAll(one)].map((element) => element.innerText), selector),
		// click clicks the control of that name (its words or its label) in the element number of selector; -1: the last one.
		async click(selector, name, number = -1) {
			const find = ([one, wanted, at, now]) => {
				const button = [...[...document.querySelectorAll(one)].at(at)?.querySelectorAll('button') ?? []]
					.find((each) => [each.textContent, each.ariaLabel].includes(wanted) && !each.disabled && !each.hidden);
				if (now) {
					button.click();
				}
				return Boolean(button);
			};
			await walker.see(find, [selector, name, number, false], `${name} in ${selector}`);
			await page.evaluate(find, [selector, name, number, true]);
		},
		script: (script) => page.evaluate((one) => window.speaker.set(one), script),
		asked: () => page.evaluate(() => window.speaker.asked.at(-1)),
		async ask(words, state = 'done') {
			const before = await page.evaluate(() => window.speaker.asked.length);
			await walker.set('prompt', words);
			await page.evaluate(() => document.getElementById('composer').requestSubmit());
			await walker.see((n) => window.speaker.asked.length > n, before, `${words} is asked`);
			await walker.rest(state);
		},
		// rest waits until the last answer is in that state, and shown.
		async rest(state = 'done') {
			await walker.see((wanted) => [...document.querySelectorAll('.answer')].at(-1)?.dataset.state === wanted, state, `the last answer is ${state}`);
			await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
		},
		// tabTo presses Tab until an element of selector with this name has the focus.
		async tabTo(selector, name) {
			const here = ([one, wanted]) => {
				const element = document.activeElement;
				return element.matches(one) && (!wanted || [element.textContent, element.ariaLabel].includes(wanted));
			};
			for (let i = 0; i < 250; i++) {
				if (await page.evaluate(here, [selector, name])) {
					return;
				}
				await walker.press('Tab');
			}
			assert.fail(`no Tab leads to ${name} ${selector}`);
		},
	};
	return walker;
}

// walk goes through all, or the parts that only names. page: with the script of scripted.mjs;
// tabs returns how many there are; resize(width, height); shot(name) has axe look, too.
export async function walk(page, { name, tabs, resize, shot, pdf, only }) {
	const walker = createWalker(page);
	await walker.see(() => document.querySelector('#empty h2')?.innerText === 'Talk to rkllmd demo');
	const parts = { settings, markdown, links, branches, tokens, context, models, kept, keys, reach, voices, widths, colours, paper };
	for (const [part, work] of Object.entries(parts).filter(([one]) => !only || only.split(',').includes(one))) {
		const began = Date.now();
		await work(page, walker, { name, tabs, resize, shot, pdf });
		process.stdout.write(`${name}: ${part} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
	}
}

// The settings are folded away. Each is said in a sentence, and sent; a system message is that of one conversation.
async function settings(page, { see, set, ask, asked, script, text, click }, { shot }) {
	assert.deepEqual(await page.evaluate(() => ['panel', 'history'].filter((one) => document.getElementById(one).checkVisibility())), []);
	const unfolded = await page.evaluate(() => [...document.querySelectorAll('details.group')].filter((one) => one.open).map((one) => one.id));
	assert.deepEqual(unfolded, ['group-answers']);
	await page.evaluate(() => {
		document.getElementById('panel-button').click();
		document.querySelectorAll('details.group').forEach((one) => { one.open = true; });
	});
	const sentences = await page.evaluate(() => [...document.querySelectorAll('#panel input[type=range]')]
		.map((one) => document.getElementById(one.getAttribute('aria-describedby'))?.innerText ?? ''));
	assert.equal(sentences.length, 11);
	assert.ok(sentences.every((one) => one.split(' ').length >= 4), sentences.join('|'));
	const values = { temperature: 1.2, top_p: 0.8, top_k: 12, min_p: 0.1, mirostat: 2, mirostat_tau: 3, mirostat_eta: 0.2, repetition_penalty: 1.3,
		frequency_penalty: 0.5, presence_penalty: -0.5, max_tokens: 99 };
	for (const [one, value] of Object.entries(values)) {
		await set(`number-${one}`, String(value));
	}
	for (const [one, value] of Object.entries({ 'seed': '42', 'stop-texts': 'END\nTHE\\nEND', 'system': 'Be brief.', 'thinking': true, 'form-kind': 'schema',
		'form-schema': '{"type": "object"}' })) {
		await set(one, value);
	}
	await shot('90-settings');
	await script({ tokens: ['{"a"', ': 1}'], thinking: 'First I think.' });
	await ask('All of it?');
	const config = await asked();
	assert.deepEqual(config.parameters, { ...values, seed: '42', stop: ['END', 'THE\nEND'] });
	assert.deepEqual([config.schema, config.thinking, config.messages],
		[{ type: 'object' }, true, [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'All of it?' }]]);
	assert.equal(await text('.answer .thinking summary'), 'Thoughts');
	assert.equal(await page.evaluate(() => document.querySelector('.answer .thinking .text').textContent), 'First I think.');
	await set('preset-name', 'mine');
	await page.evaluate(() => document.getElementById('preset-form').requestSubmit());
	await click('#panel', 'Reset');
	await set('thinking', false);
	await page.evaluate(() => document.getElementById('new-button').click());
	await script({ tokens: ['fine'] });
	await ask('Another one?');
	assert.deepEqual((await asked()).messages, [{ role: 'user', content: 'Another one?' }], 'the system message is that of the other conversation');
	assert.deepEqual((await asked()).parameters,
		{ temperature: 0.7, top_p: 0.95, top_k: 40, min_p: 0, repetition_penalty: 1.05, frequency_penalty: 0, presence_penalty: 0, max_tokens: 512 });
	await set('preset', 'mine');
	assert.equal(await page.evaluate(() => document.getElementById('number-top_k').value), '12');
	await click('#panel', 'Reset');
	await page.evaluate(() => document.getElementById('panel-button').click());
	await see(() => !document.getElementById('panel').checkVisibility());
}

const languages = {
	bash: 'if true; then echo "a"; fi', c: 'int main(void) { return 0; }', cpp: 'class A { public: int b; };', csharp: 'public class A { }',
	css: 'a { color: red; }',
	diff: '+ added', go: 'func main() { return }', html: '<p class="a">b</p>', java: 'public class A { }', javascript: 'const a = 1;', json: '{"a": 1}',
	kotlin: 'fun main() { }', lua: 'local a = 1', makefile: 'all: ; $(CC)', markdown: '# Title', perl: 'my $a = 1;',
	php: '<?php echo 1;', python: 'def f(): pass',
	r: 'if (TRUE) 1', ruby: 'def a; end', rust: 'fn main() { }', sql: 'SELECT 1', swift: 'let a = 1', typescript: 'const a: number = 1;', yaml: 'a: 1',
};

// Markdown, while 1,000 tokens a second come: what has come is shown with the next frame, nothing that stood there goes, and the end stays in sight.
async function markdown(page, { see, ask, script, text }, { name, shot }) {
	const idle = await page.evaluate(measureFrames, null);
	const tokens = Array.from({ length: 3000 }, (_, i) => (i % 60 === 29 ? '\n\n```js\n' : i % 60 === 35 ? '\n```\n\n' : i % 60 === 45 ? '\n\n- one\n- two\n\n'
		: i % 60 === 55 ? '\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n' : i % 3 === 0 ? ` w${i}w` : i % 3 === 1 ? ' **bold' : '** and'));
	const began = Date.now();
	const seen = await page.evaluate(measureFrames, { tokens, perSecond: 1000 });
	const seconds = (Date.now() - began) / 1000;
	assert.deepEqual(seen.wrong.slice(0, 5), []);
	assert.ok(seen.frames.length > 5 && seen.shown > 2900, `${seen.frames.length} frames, ${seen.shown}`);
	const tell = ({ frames }) => {
		const sorted = frames.toSorted((a, b) => a - b);
		return `median ${sorted[sorted.length >> 1].toFixed(1)} ms, 95 % within ${sorted[Math.floor(sorted.length * 0.95)].toFixed(1)} ms, ` +
			`the longest ${sorted.at(-1).toFixed(1)} ms`;
	};
	process.stdout.write(`${name}: frames of the page at rest: ${tell(idle)}; with ${tokens.length} tokens in ${seconds.toFixed(1)} s: ${tell(seen)}\n`);

	const sample = `# One\n## Two\n### Three\n\n**bold** *soft* ~~gone~~ \`inline\` https://example.org/bare 
[words](https://example.org/a?b=c) [post](mailto:a@b.example)
[bad](javascript:alert(1)) ![picture](https://example.org/x.png) <b>html</b>

1. first
2. second
   - inner

> quoted
> > twice

| left | centre | right |
|:-----|:------:|------:|
| a | b | c |

$a^2$ and \\(b_1\\)

$$\\int_0^1 x\\,dx$$

${Object.entries(languages).map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\``).join('\n\n')}
`;
	await script({ tokens: sample.match(/[^]{1,3}/gu), perSecond: 1000 });
	await ask('Show me all of it.');
	const counts = { 'h1': 1, 'h2': 1, 'h3': 1, 'strong': 1, 'em': 1, 's': 1, 'p > code': 1, 'ol > li': 2, 'ol ul > li': 1, 'blockquote > blockquote': 1,
		'table td.to-center': 1, 'table td.to-right': 1, 'math': 3, 'math[display=block]': 1, 'a': 4, 'a[href^="mailto:"]': 1, 'img': 0, 'b': 0,
		'.code': Object.keys(languages).length, '.code code.colored span[class^=hljs]': undefined };
	for (const [selector, count] of Object.entries(counts).filter(([, wanted]) => wanted !== undefined)) {
		const there = ([one, wanted]) => [...document.querySelectorAll('.answer')].at(-1).querySelectorAll(`.markdown ${one}`).length === wanted;
		await see(there, [selector, count]);
	}
	await see(() => document.querySelector('code.colored') !== null);
	const plain = await page.evaluate(() => [...[...document.querySelectorAll('.answer')].at(-1).querySelectorAll('.code')]
		.filter((one) => !one.querySelector('span[class*=hljs]')).map((one) => one.innerText));
	assert.deepEqual(plain, [], 'languages without colours');
	await shot('91-markdown');
	// Plain text on request, and back.
	await page.evaluate(() => document.getElementById('plain').click());
	assert.equal(await text('.answer > .text'), sample);
	await page.evaluate(() => document.getElementById('plain').click());
	await see(() => document.querySelector('.answer .markdown h1') !== null);
}

// measureFrames has an answer come, and returns how long each frame took until it was there, and what was wrong in one of them. Without a script: of a second
// in which nothing comes. It runs in the page.
async function measureFrames(script) {
	const frames = [];
	const wrong = [];
	const until = performance.now() + 1000;
	let shown = -1;
	let due = -1; // what had come when the frame before began
	let stood = [];
	let away = 0; // for so many frames the end is out of sight
	const countOf = (text) => Math.max(-1, ...[...text.matchAll(/w(\d+)w/g)].map((one) => Number(one[1])));
	if (script) {
		window.speaker.sent = 0;
		window.speaker.set(script);
		const prompt = document.getElementById('prompt');
		prompt.value = 'a long one';
		document.getElementById('composer').requestSubmit();
	}
	const box = document.getElementById('scroller');
	for (let before = performance.now(); ;) {
		const now = await new Promise((resolve) => { requestAnimationFrame(resolve); });
		frames.push(now - before);
		before = now;
		if (!script) {
			if (now > until) {
				return { frames };
			}
			continue;
		}
		const answer = [...document.querySelectorAll('.answer')].at(-1);
		const blocks = [...answer?.querySelector(':scope > .text')?.children ?? []];
		// Only the end is looked at: all would take longer than a frame.
		const here = Math.max(shown, countOf(blocks.slice(-6).map((one) => one.textContent).join(' ')));
		if (here < due) {
			wrong.push(`${due} had come a frame ago, ${here} is shown`);
		}
		if (stood.some((one, i) => blocks[i] !== one)) {
			wrong.push(`a block that was done was made anew, at ${here}`);
		}
		// What changes the room for the conversation is put right in the frame that begins here.
		away = answer && box.scrollHeight - box.scrollTop - box.clientHeight > 40 ? away + 1 : 0;
		if (away > 1) {
			wrong.push(`the end is out of sight at ${here}`);
		}
		stood = blocks.slice(0, -3);
		shown = here;
		due = countOf(script.tokens.slice(Math.max(window.speaker.sent - 9, 0), window.speaker.sent).join(''));
		if (answer?.dataset.state === 'done') {
			return { frames, wrong, shown };
		}
	}
}

// A link of an answer says where it leads, whichever way it is followed; nothing opens.
async function links(page, { see, press, click, text }, { tabs, shot }) {
	const before = await tabs();
	const at = () => page.evaluate(() => {
		const link = [...document.querySelectorAll('.markdown a')].find((one) => one.textContent === 'words');
		link.scrollIntoView({ block: 'center' });
		const { x, y, width, height } = link.getBoundingClientRect();
		return [x + width / 2, y + height / 2, link.href, link.rel, link.target];
	});
	const follow = {
		click: async (x, y) => page.mouse.click(x, y),
		middle: async (x, y) => page.mouse.click(x, y, { button: 'middle' }),
		control: async (x, y) => {
			await page.keyboard.down('Control');
			await page.mouse.click(x, y);
			await page.keyboard.up('Control');
		},
		enter: async () => {
			await page.evaluate(() => [...document.querySelectorAll('.markdown a')].find((one) => one.textContent === 'words').focus());
			await press('Enter');
		},
	};
	for (const [way, go] of Object.entries(follow)) {
		const [x, y, href, rel] = await at();
		assert.deepEqual([href, rel], ['https://example.org/a?b=c', 'noopener noreferrer nofollow']);
		await go(x, y);
		await see(() => document.getElementById('leave').open, null, `${way}: the page asks before it is left`);
		assert.equal(await text('#leave-address'), 'https://example.org/a?b=c');
		assert.equal(await page.evaluate(() => document.getElementById('leave-go').href), 'https://example.org/a?b=c');
		if (way === 'click') {
			await shot('92-link');
		}
		await (way === 'enter' ? press('Escape') : click('#leave', 'Stay here'));
		await see(() => !document.getElementById('leave').open);
		assert.equal(await tabs(), before, `${way} has opened something`);
	}
}

// Any question is edited, any answer made anew, not the last one alone; all that there was stays reachable, with what followed.
async function branches(page, { see, click, ask, script, texts, text, set, rest, asked }) {
	await page.evaluate(() => document.getElementById('new-button').click());
	for (const one of ['One', 'Two', 'Three']) {
		await script({ tokens: [`${one} is answered.`] });
		await ask(`${one}?`);
	}
	const questions = () => texts('.question > .text');
	const answers = async () => (await texts('.answer > .text')).map((one) => one.trim());
	for (const again of ['again', 'once more']) {
		await script({ tokens: [`One is answered ${again}.`] });
		await click('.answer', 'Regenerate', 0);
		await rest();
		await see((words) => document.querySelector('.answer > .text').innerText.includes(words), again);
		assert.deepEqual(await questions(), ['One?'], 'the first answer is made anew: nothing follows it yet');
	}
	assert.equal(await text('.answer .fork span'), '3 / 3');
	await click('.answer', 'The next version', 0);
	assert.deepEqual([await questions(), await answers()], [['One?', 'Two?', 'Three?'], ['One is answered.', 'Two is answered.', 'Three is answered.']]);
	assert.equal(await page.evaluate(() => document.querySelector('.answer .fork span').innerText), '1 / 3');
	// The second question is edited: the third stays behind the first version of it.
	await click('.question', 'Edit', 1);
	await page.evaluate(() => { document.querySelector('.edit textarea').value = 'Second?'; });
	await script({ tokens: ['Second is answered.'] });
	await click('.edit', 'Ask this');
	await rest();
	assert.deepEqual(await questions(), ['One?', 'Second?']);
	assert.deepEqual((await asked()).messages.map(({ content }) => content), ['One?', 'One is answered.', 'Second?']);
	await click('.question', 'The version before', 1);
	assert.deepEqual(await questions(), ['One?', 'Two?', 'Three?']);
	// An answer that was cut off says why, and goes on in its place.
	await script({ tokens: ['Cut ', 'off'], reason: 'length' });
	await ask('Long?');
	assert.match(await text('.answer .usage'), /cut off: it reached max tokens$/);
	await script({ tokens: [' and on.'] });
	await click('.answer', 'Continue');
	await see(() => [...document.querySelectorAll('.answer > .text')].at(-1).innerText.trim() === 'Cut off and on.');
	await set('prompt', '');
}

// Tokens in their colours; the timeline goes along them; another token is taken by keyboard, and the answer goes on with it.
async function tokens(page, { see, set, ask, script, press, text, tabTo, rest, asked }, { shot }) {
	await set('logprobs', true);
	await script({ tokens: ['Once', ' there', ' was', ' a', ' fox', ' that', ' sang'], logprobs: true });
	await ask('Which tokens?');
	const marks = await page.evaluate(() => [...[...document.querySelectorAll('.answer')].at(-1).querySelectorAll('.token')].map((one) => one.className));
	assert.deepEqual(marks, ['token p2', 'token p1', 'token p0', 'token p0', 'token p0', 'token p2', 'token p1']);
	const bars = await page.evaluate(() => {
		const svg = [...document.querySelectorAll('.timeline svg')].at(-1);
		svg.scrollIntoView({ block: 'center' });
		return [...svg.querySelectorAll('.bar')].map((one) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return [x + width / 2, y + height / 2];
		});
	});
	assert.equal(bars.length, 6, 'a bar for each token but the first');
	for (const [i, [x, y]] of bars.entries()) {
		await page.mouse.move(x, y);
		await see((place) => [...document.querySelectorAll('.detail')].at(-1).innerText.includes(`token ${place} of 7`), i + 2, 'the timeline goes along');
	}
	assert.match(await text('.detail'), /^“␣sang” 24\.7\s% · token 7 of 7 · 7\.0\sms/);
	await shot('93-tokens');
	await page.evaluate(() => [...document.querySelectorAll('.text.marked')].at(-1).focus());
	await press('Home', 'ArrowRight');
	assert.match(await text('.detail'), /^“␣there”/);
	await press('End', 'ArrowLeft', 'ArrowLeft');
	assert.match(await text('.detail'), /^“␣fox” 1\.2/);
	await script({ tokens: [' cat', ' slept'], logprobs: true });
	await tabTo('.others button');
	assert.equal(await page.evaluate(() => document.activeElement.querySelector('.piece').innerText), '␣another');
	await press('Enter');
	await see(() => [...document.querySelectorAll('.answer > .text')].at(-1).innerText.trim() === 'Once there was a another cat slept');
	assert.deepEqual((await asked()).messages.at(-1), { role: 'assistant', content: 'Once there was a another' });
	assert.equal(await text('.answer .fork span'), '2 / 2');
	await rest();
	await set('logprobs', false);
}

// How full the context is, before it is full; which questions are left out when it is; one that is pinned stays.
async function context(page, { set, ask, script, text, click, asked }, { shot }) {
	await page.evaluate(() => document.getElementById('new-button').click());
	const limited = (used) => ({ init: { model_info: { max_tokens: 400 } }, usage: { prompt_tokens: used - 10, completion_tokens: 10, total_tokens: used } });
	const meter = () => page.evaluate(() => [document.getElementById('room-bar').value, document.getElementById('room-bar').className]);
	await script({ tokens: ['yes'], ...limited(100) });
	await ask('First? '.repeat(20));
	assert.deepEqual([await text('#room-words'), await meter()], ['100 of 400 tokens', [100, '']]);
	await set('prompt', 'what is written counts '.repeat(10));
	assert.ok((await meter())[0] > 120, 'what is being written counts');
	await set('prompt', '');
	await click('.question', 'Pin', 0);
	await script({ tokens: ['yes'], ...limited(350) });
	await ask('Second? '.repeat(50));
	assert.deepEqual(await meter(), [350, 'tight']);
	await script({ tokens: ['yes'], ...limited(380) });
	await ask('Third? '.repeat(60));
	assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.question')].map((one) => one.dataset.left)), ['false', 'true', 'false']);
	assert.equal(await text('#room-words'), '380 of 400 tokens, 1 question left out');
	assert.deepEqual((await asked()).messages.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 5)), ['First', 'Third']);
	await shot('94-full');
}

// The models: size, quantisation, whether they fit, who uses them; a bar while one is loaded. What the daemon says of them is made here.
async function models(page, { see, text, texts, click }, { shot }) {
	await page.evaluate(() => {
		const real = window.fetch;
		const GiB = 1 << 30;
		const list = {
			load_allowed: true, memory_available_bytes: 3 * GiB,
			loaded: { name: 'rkllmd demo', model_path: 'builtin:demo', max_tokens: 4096, sequences: 8, chat_template: true, requests: 2,
				capabilities: ['messages'] },
			available: [{ model_path: '/m/small.gguf', name: 'small', bytes: GiB, quantisation: 'Q4_K_M' },
				{ model_path: '/m/large.gguf', name: 'large', bytes: 70 * GiB, quantisation: 'Q8_0' }],
			named: [{ name: 'named', model_path: '/m/named.gguf', state: 'loaded', memory_bytes: 2 * GiB, size_bytes: GiB, quantisation: 'F16', requests: 1 }],
		};
		const events = (control) => { window.tellLoading = (status) => control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(status)}\n\n`)); };
		window.fetch = async (path, ...rest) => {
			switch (path) {
			case '/v1/models':
				return Response.json(list);
			case '/v1/models/unload':
				window.unloads = (window.unloads ?? 0) + 1;
				return Response.json({});
			case '/v1/models/load':
				return Response.json({ type: 'status', operation: 'model_loading', model: 'small', progress: 0 });
			case '/v1/models/progress':
				return new Response(new ReadableStream({ start: events }));
			default:
				return real(path, ...rest);
			}
		};
		window.restoreFetch = () => { window.fetch = real; };
		document.getElementById('model-button').click();
	});
	await see(() => document.querySelectorAll('#models-list li').length === 3);
	assert.deepEqual((await texts('#models-list .hint')).filter((one) => one.startsWith('/m/')), [
		'/m/named.gguf · 1.0 GiB · F16 · in memory (2.0 GiB) · 1 request uses it',
		'/m/small.gguf · 1.0 GiB · Q4_K_M · fits into memory',
		'/m/large.gguf · 70.0 GiB · Q8_0 · too large for the 3.0 GiB of memory that are left',
	]);
	// Neither the one that is loaded, nor one with a name, goes without a word while others use it.
	for (const [button, words] of [['Unload rkllmd demo', '2 requests use'], ['Unload named', '1 request uses']]) {
		await click('#models', button);
		await see((one) => document.getElementById('models-error').innerText.startsWith(one), words);
		assert.equal(await page.evaluate(() => window.unloads), undefined, `${button}: it was said first`);
	}
	await shot('94-models');
	// Nor is it replaced; asked for once more it is, and a bar shows how far the other one is.
	await click('#models', 'Load small');
	await see(() => document.getElementById('models-error').innerText.startsWith('2 requests use'));
	await click('#models', 'Load small');
	await see(() => window.tellLoading !== undefined);
	await page.evaluate(() => window.tellLoading({ type: 'status', operation: 'model_loading', model: 'small', progress: 40, eta_seconds: 3 }));
	await see(() => document.getElementById('models-progress-bar').value === 40);
	assert.equal(await text('#models-progress-words'), 'Loading small. About 3 s.');
	await shot('94-loading');
	await page.evaluate(() => window.restoreFetch());
	await page.reload();
	await see(() => document.querySelector('.turn') !== null);
}

// New destroys nothing: neither an answer that is on its way, nor what is being written. Deleted, all is there again. Switched off, nothing is kept.
async function kept(page, { see, set, ask, script, texts, click, text, press, rest }) {
	const titles = () => texts('#history-list .title');
	await page.evaluate(() => document.getElementById('new-button').click());
	await script({ tokens: ['half', ' an', ' answer', ' more'], hold: true });
	await ask('On its way?', 'waiting');
	await page.evaluate(() => window.speaker.next(3));
	await see(() => [...document.querySelectorAll('.answer > .text')].at(-1).innerText.includes('half an answer'));
	await set('prompt', 'a draft');
	await page.evaluate(() => document.getElementById('new-button').click());
	assert.equal(await page.evaluate(() => document.getElementById('prompt').value), 'a draft');
	await page.evaluate(() => document.getElementById('history-button').click());
	await see(() => document.querySelector('#history-list .title')?.innerText === 'On its way?');
	await page.evaluate(() => document.querySelector('#history-list .title').click());
	await see(() => document.querySelector('.answer > .text')?.innerText.trim() === 'half an answer');
	await set('prompt', '');
	const before = await titles();
	assert.equal(new Set(before).size, before.length);
	await click('#history-list > li', 'Delete “On its way?”', 0);
	await see((n) => document.querySelectorAll('#history-list > li').length === n, before.length - 1);
	await click('#undo', 'Undo');
	await see((n) => document.querySelectorAll('#history-list > li').length === n, before.length);
	assert.deepEqual((await titles()).toSorted(), before.toSorted());
	await page.evaluate(() => document.querySelector('#history-list .title').click());

	// A title that is being written stays while an answer ends, with which the list is made anew.
	await script({ tokens: ['the', ' end'], hold: true });
	await ask('Which title?', 'waiting');
	await see(() => document.querySelector('#history-list > li[data-current=true]') !== null);
	await click('#history-list > li[data-current=true]', `Rename “${(await titles())[0]}”`);
	await press('O', 'n');
	await page.evaluate(() => {
		window.other = document.querySelector('#history-list > li:last-child');
		window.speaker.next(2);
	});
	await rest();
	await see(() => !window.other.isConnected);
	await press('e', 'Enter');
	await see(() => document.querySelector('#history-list .title')?.innerText === 'One');

	await set('history-keep', false);
	await page.evaluate(() => document.getElementById('new-button').click());
	await script({ tokens: ['hush'] });
	await ask('A secret?');
	await see(() => document.querySelector('#history-list .title')?.innerText === 'A secret?');
	const read = () => page.evaluate(() => new Promise((resolve) => {
		indexedDB.open('rkllmd', 1).onsuccess = ({ target }) => {
			target.result.transaction('conversations').objectStore('conversations').getAll().onsuccess = (event) => {
				resolve(event.target.result.map((one) => one.turns[0].content));
				target.result.close();
			};
		};
	}));
	const all = await read();
	assert.ok(all.includes('On its way?') && !all.includes('A secret?'), all.join('|'));
	await set('history-keep', true);
	await page.evaluate(() => document.getElementById('history-button').click());
	await see(() => !document.getElementById('history').checkVisibility());
	await press('Escape');
	assert.equal(await text('.answer > .text'), 'hush');
}

// Keys: the overview tells all of them, and each does what it says; in a field they are letters.
async function keys(page, { see, press, ask, script, rest }, { shot }) {
	const away = () => page.evaluate(() => document.activeElement.blur());
	await away();
	await press('Shift+?');
	await see(() => document.getElementById('help').open);
	const told = await page.evaluate(() => [...document.querySelectorAll('#help dt')].map((one) => one.innerText.replaceAll(/\s+/g, ' ')));
	assert.deepEqual(told, ['Enter', 'Shift Enter', 'Esc', '← →', '/', 'n', 'h', 's', 'r', '?']);
	await shot('95-keys');
	await press('Escape');
	await see(() => !document.getElementById('help').open);
	for (const [key, id] of [['h', 'history'], ['s', 'panel']]) {
		await away();
		await press(key);
		await see((one) => document.getElementById(one).checkVisibility(), id);
		await press(key);
		await see((one) => !document.getElementById(one).checkVisibility(), id);
	}
	await away();
	await press('/');
	await see(() => document.activeElement.id === 'prompt' && document.activeElement.value === '');
	await press('n', 'h', 's', 'r', '/');
	assert.equal(await page.evaluate(() => document.activeElement.value), 'nhsr/', 'in a field they are letters');
	await script({ tokens: ['first'] });
	await press('Shift+Enter', 'x', 'Enter');
	await see(() => window.speaker.asked.at(-1).messages.at(-1).content === 'nhsr/\nx');
	await rest();
	await script({ tokens: ['second', ' one'], hold: true });
	await away();
	await press('r');
	await see(() => document.querySelector('#stop-button:not([hidden])') !== null);
	await page.evaluate(() => window.speaker.next(1));
	await press('Escape');
	await rest();
	assert.match(await page.evaluate(() => [...document.querySelectorAll('.usage')].at(-1).innerText), /stopped$/);
	await away();
	await press('n');
	await see(() => document.querySelectorAll('.turn').length === 0);
	await script({ tokens: ['fine'] });
	await ask('Once more?');
}

// All that can be pressed or written in is reached by Tab, and shows where the focus is.
async function reach(page, { see, press, set, ask, script }) {
	await set('logprobs', true);
	await script({ tokens: ['One', ' two', ' `three`'], logprobs: true });
	await ask('Reach?');
	await page.evaluate(() => {
		['history', 'panel'].forEach((one) => {
			if (!document.getElementById(one).classList.contains('open')) {
				document.getElementById(`${one}-button`).click();
			}
		});
		document.querySelectorAll('details.group').forEach((one) => { one.open = true; });
		[...document.querySelectorAll('.token')].at(-1).click();
		document.querySelector('.skip').focus(); // the first of all
	});
	const controls = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';
	await page.evaluate((all) => {
		window.missing = [...document.querySelectorAll(all)].filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }));
		window.unseen = [];
	}, controls);
	const found = await page.evaluate(() => window.missing.length);
	assert.ok(found > 60, `${found} controls`);
	for (let i = 0; i < 3 * found && await page.evaluate(() => window.missing.length) > 0; i++) {
		await press(i === 1 ? 'Shift+Tab' : 'Tab');
		await page.evaluate(() => {
			const here = document.activeElement;
			const at = window.missing.indexOf(here);
			if (at < 0) {
				return;
			}
			window.missing.splice(at, 1);
			// The prompt's frame, and the knob of a slider, which scripts cannot look at, show it in their place.
			const look = getComputedStyle(here.id === 'prompt' ? here.closest('form') : here);
			const outlined = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 1;
			const shows = here.id === 'prompt' ? look.boxShadow !== 'none' : here.type === 'range' || outlined;
			if (!shows || !here.matches(':focus-visible')) {
				window.unseen.push(here.outerHTML.slice(0, 90));
			}
		});
	}
	assert.deepEqual(await page.evaluate(() => window.missing.map((one) => one.outerHTML.slice(0, 90))), [], 'no Tab leads there');
	assert.deepEqual(await page.evaluate(() => window.unseen), [], 'the focus is not seen');
	await page.evaluate(() => ['history', 'panel'].forEach((one) => document.getElementById(`${one}-button`).click()));
	await see(() => !document.getElementById('panel').checkVisibility());
}

// Who listens gets whole sentences, and is told when an answer is busy and when it has ended.
async function voices(page, { see, ask, script, rest }) {
	await page.evaluate(() => document.getElementById('spoken').replaceChildren());
	await script({ tokens: ['The first', ' sentence. ', 'The sec', 'ond one', '. Half'], hold: true });
	await ask('Speak?', 'waiting');
	const busy = () => page.evaluate(() => [...document.querySelectorAll('.answer')].at(-1).ariaBusy);
	const said = () => page.evaluate(() => [...document.querySelectorAll('#spoken p')].map((one) => one.innerText));
	await page.evaluate(() => window.speaker.next(4));
	await see(() => document.getElementById('spoken').innerText.includes('The first sentence.'));
	assert.deepEqual([await busy(), await said()], ['true', ['The first sentence.']]);
	await page.evaluate(() => window.speaker.next(5));
	await rest();
	assert.deepEqual([await busy(), (await said()).join(' ')], ['false', 'The first sentence. The second one. Half The answer is complete.']);
	assert.equal(await page.evaluate(() => document.getElementById('spoken').ariaLive), 'polite');
}

// The same page, made narrower and wider: nothing sticks out, and the timelines are drawn for the new width.
async function widths(page, { see, press, set, ask, script }, { resize }) {
	await set('logprobs', true);
	await script({ tokens: Array.from({ length: 90 }, (_, i) => ` token ${i}`), logprobs: true });
	await ask('How wide?');
	for (const width of [1440, 768, 375, 1440]) {
		await resize(width, 800);
		await see(() => [...document.querySelectorAll('.timeline svg')].filter((one) => one.checkVisibility())
			.every((one) => Math.abs(one.viewBox.baseVal.width - one.clientWidth) <= 1));
		assert.deepEqual(await page.evaluate(faults, false), [], `${width} wide`);
		assert.ok(await page.evaluate(() => [...document.querySelectorAll('.timeline svg')].some((one) => one.checkVisibility())));
		for (const id of ['history', 'panel']) {
			await page.evaluate((one) => document.getElementById(`${one}-button`).click(), id);
			assert.deepEqual(await page.evaluate(faults, false), [], `${id}, ${width} wide`);
			await page.evaluate((one) => document.getElementById(`${one}-${innerWidth < 960 ? 'close' : 'button'}`).click(), id);
		}
	}
	await resize(1200, 800);
	await press('Escape');
	await set('logprobs', false);
}

// luminance returns how light the page's ground and its letters are, from 0 to 255. It runs in the page.
export function luminance() {
	const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
	return [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color].map((one) => {
		canvas.fillStyle = one;
		canvas.fillRect(0, 0, 1, 1);
		const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
		return Math.round(0.3 * red + 0.6 * green + 0.1 * blue);
	});
}

// The colours that were chosen hold, also after a reload, before a script has run: the page comes with them.
async function colours(page, { set, see }, { shot }) {
	const light = await page.evaluate(luminance);
	assert.ok(light[0] > 200 && light[1] < 60, `light: ${light}`);
	await set('theme', 'dark');
	const dark = await page.evaluate(luminance);
	assert.ok(dark[0] < 50 && dark[1] > 190, `dark: ${dark}`);
	await shot('96-dark');
	await page.reload();
	await see(() => document.querySelector('.turn') !== null);
	assert.deepEqual(await page.evaluate(luminance), dark);
	const sent = await page.evaluate(async () => (await (await fetch('/')).text()).includes('data-theme="dark"'));
	assert.ok(sent, 'the page comes in the colours that were chosen');
}

// On paper there is the conversation alone, all of it, dark on white, also where the screen is dark.
async function paper(page, { ask, script, set, see }, { pdf }) {
	await script({ tokens: Array.from({ length: 150 }, (_, i) => `Paragraph ${i}.\n\n`) });
	await ask('Long enough for some sheets?');
	await set('theme', 'dark');
	const sheets = await pdf();
	assert.ok(sheets >= 3, `${sheets} sheets`);
	const screen = await page.evaluate(luminance);
	await page.evaluate(() => { // the rules for paper, on the screen
		for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
			if (rule.media?.mediaText === 'print') {
				rule.media.mediaText = 'all';
			}
		}
	});
	const printed = await page.evaluate(() => ['.bar', '#composer', '#history', '#panel', '.tools', '.foot']
		.filter((one) => document.querySelector(one)?.checkVisibility()));
	assert.deepEqual(printed, []);
	assert.ok(await page.evaluate(() => [...document.querySelectorAll('.answer > .text')].at(-1).checkVisibility()));
	assert.ok(await page.evaluate(() => document.getElementById('scroller').clientHeight > 3000), 'all of it, not what was in sight');
	const [, letters] = await page.evaluate(luminance);
	assert.ok(screen[1] > 190 && letters < 60, `letters of ${letters} on paper, ${screen[1]} on the screen`);
	await page.reload();
	await see(() => document.querySelector('.turn') !== null);
	await set('theme', '');
}
