// The page in Firefox: asking, streaming, Markdown, hostile answers, branches, what a reload keeps, settings, the timeline, Chinese.
// Usage: node firefox.mjs URL FOLDER; the demo model is loaded. Firefox is driven by puppeteer, over WebDriver BiDi, and
// axe-core looks at each state.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { checkHostile } from './hostile.mjs';

const [url, folder] = process.argv.slice(2);
const browser = await puppeteer.launch({
	browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true,
	extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'app.update.enabled': false },
});
const page = await browser.newPage();
const complaints = [];
const elsewhere = [];
page.setDefaultTimeout(60_000);
page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
page.on('console', (message) => (message.type() === 'error' ? complaints.push(message.text()) : undefined));
page.on('request', (request) => (new URL(request.url()).host === new URL(url).host ? undefined : elsewhere.push(request.url())));
await page.setViewport({ width: 1200, height: 800 });
await page.goto(url);

const text = (selector) => page.$$eval(selector, (all) => all.at(-1)?.innerText ?? '');
const press = (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// shot writes a screenshot, after axe has looked at the page.
const shot = async (name) => {
	await page.evaluate(axe);
	const violations = await page.evaluate(async () => {
		document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish());
		const found = await window.axe.run({ resultTypes: ['violations'] });
		return found.violations.map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.target)}`);
	});
	assert.deepEqual(violations, [], name);
	await page.screenshot({ path: path.join(folder, `${name}.png`) });
	process.stdout.write(`${name}\n`);
};

// until waits until check(the last answer) holds, and returns it, as the page keeps it.
async function until(check, words) {
	for (const end = Date.now() + 60_000; ; await wait(20)) {
		const answer = await page.evaluate(() => {
			dispatchEvent(new Event('pagehide'));
			return JSON.parse(sessionStorage.getItem('rkllmd.conversation')).turns.at(-1);
		});
		if (answer && check(answer)) {
			await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
			return answer;
		}
		assert.ok(Date.now() < end, `${words}: ${JSON.stringify({ ...answer, tokens: answer?.tokens?.length })}`);
	}
}

async function ask(words) {
	await page.focus('#prompt');
	await page.keyboard.type(words);
	await page.keyboard.press('Enter');
}

async function has(selector, words) {
	await page.waitForFunction((one, wanted) => {
		return [...document.querySelectorAll(one)].some((element) => element.innerText.includes(wanted) && element.checkVisibility());
	}, {}, selector, words);
}

// Asking, and an answer that streams.
await has('#empty', 'Talk to rkllmd demo');
await page.evaluate(() => {
	window.lengths = new Set();
	new MutationObserver(() => window.lengths.add(document.querySelector('.answer > .text')?.innerText.length))
		.observe(document.getElementById('turns'), { childList: true, subtree: true, characterData: true });
});
await ask('Tell me a story.');
const first = await until((one) => one.state === 'done', 'the first answer');
assert.ok(first.content.length > 20);
assert.equal((await text('.answer > .text')).trim(), first.content.trim());
assert.ok(await page.evaluate(() => window.lengths.size) > 2, 'the answer came piece by piece');
assert.match(await text('.answer .usage'), /tokens · first after/);
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

await browser.close();
assert.deepEqual(elsewhere, [], 'requests to other hosts');
assert.deepEqual(complaints, [], 'what the browser complains about');
