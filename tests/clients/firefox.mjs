// The page in Firefox: asking, streaming, Markdown, hostile answers, branches, what a reload keeps, settings, the timeline, Chinese.
// Usage: node firefox.mjs URL FOLDER; the demo model is loaded. firefox_rest.mjs does the rest.

import assert from 'node:assert/strict';
import process from 'node:process';
import { openFirefox } from './gecko.mjs';
import { checkHostile } from './hostile.mjs';

const [url, folder] = process.argv.slice(2);
const { page, text, press, ask, has, until, shot, close } = await openFirefox(url, folder);

// Asking, and an answer that streams.
await page.evaluate(() => {
	localStorage.setItem('rkllmd.kind', '"grammar"');
	localStorage.setItem('rkllmd.grammar', JSON.stringify('root ::= "rain "{2000}'));
	localStorage.setItem('rkllmd.parameters', '{"max_tokens": 3000}');
});
await page.reload();
await has('#empty', 'Talk to rkllmd demo');
await page.evaluate(() => {
	localStorage.removeItem('rkllmd.kind');
	localStorage.removeItem('rkllmd.parameters');
	window.lengths = new Set();
	new MutationObserver(() => window.lengths.add(document.querySelector('.answer > .text')?.innerText.length))
		.observe(document.getElementById('turns'), { childList: true, subtree: true, characterData: true });
});
await ask('How is the weather?'); // a grammar makes the answer longer than some frames take, however fast the machine is
await page.waitForFunction(() => window.lengths.size > 2); // the answer comes piece by piece
await press('Stop');
assert.ok('rain '.repeat(2000).startsWith((await until((one) => one.state === 'done', 'rain')).content.trimEnd()));
await press('New');
await page.reload();
await has('#empty', 'Talk to rkllmd demo');
await ask('Tell me a story.');
const first = await until((one) => one.state === 'done', 'the first answer');
assert.ok(first.content.length > 20);
assert.equal((await text('.answer > .text')).trim(), first.content.trim());
assert.match(await text('.answer .usage'), /written · first after/);
await shot('80-firefox');

// The settings fold, and change what is sent. Tokens are marked, and the timeline is scrubbed.
await press('Settings');
await page.locator('#logprobs').click();
await page.locator('#group-choice > summary').click();
await page.locator('#number-min_p').fill('0.2');
await page.keyboard.press('Tab');
await has('#group-choice .changed', '1 changed');
await page.waitForFunction(() => JSON.parse(localStorage.getItem('rkllmd.parameters'))?.min_p === 0.2);
await press('Regenerate');
const second = await until((one) => one.id !== first.id && one.state === 'done', 'the second answer');
assert.ok(second.tokens.every((token) => token.p <= 0 || token.p === undefined));
assert.equal(await text('.answer .fork span'), '2 / 2');
const timeline = await page.$('.answer .timeline svg');
await timeline.hover();
await has('.answer .detail', 'token ');
assert.ok(await page.$$eval('.answer .other', (all) => all.length) > 2);
await shot('81-firefox-tokens');
await press('Keys');
await has('#help', 'this overview');
await shot('81-firefox-keys');
await page.keyboard.press('Escape');
await page.locator('#model-button').click();
await has('#models', 'rkllmd demo is loaded');
await shot('81-firefox-models');
await page.keyboard.press('Escape');
await page.locator('#logprobs').click();

// Branches, and what a reload keeps.
await press('The version before');
await until((one) => one.id === first.id, 'the first answer again');
await page.reload();
const back = await until((one) => one.id === first.id, 'after a reload');
assert.equal(back.content, first.content);
assert.equal(await text('.answer .fork span'), '1 / 2');
assert.equal(await page.$eval('#number-min_p', (field) => field.value), '0.2');
await press('Conversations');
await has('#history-list', 'Tell me a story.');
await shot('81-firefox-conversations');

// A question with Markdown is text; an answer with Markdown is shown as such, and nothing in it is carried out.
await page.evaluate(async () => {
	const { createMarkdown } = await import('/page/markdown.mjs');
	const box = document.createElement('div');
	box.id = 'sample';
	box.className = 'text markdown';
	document.getElementById('scroller').prepend(box);
	const show = createMarkdown(box);
	const whole = '# Title\n\n**bold** and $a^2$\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```python\ndef f(): pass\n```\n';
	for (let i = 1; i <= whole.length; i++) {
		show(whole.slice(0, i), i < whole.length);
	}
});
await page.waitForFunction(() => ['h1', 'strong', 'math', 'td.to-right', '.hljs-keyword'].every((one) => document.querySelector(`#sample ${one}`)));
await shot('82-firefox-markdown');
await page.$eval('#sample', (box) => box.remove());
await checkHostile(page, 10_000);

// Chinese, by the switch.
await page.locator('#group-look > summary').click();
await page.select('#language', 'zh');
await page.waitForFunction(() => document.documentElement.lang === 'zh-CN' && document.querySelector('#send-button').innerText === '发送');
await until((one) => one.id === first.id, 'the conversation in Chinese');
await shot('83-firefox-chinese');

await close();
