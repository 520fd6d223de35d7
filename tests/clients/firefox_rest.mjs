// The rest of the page in Firefox: a full context, files, editing, continuing, Mirostat and forms, presets, conversations and their files, two tabs, models,
// pausing and resuming, keys, the width of a telephone.
// Usage: node firefox_rest.mjs URL FOLDER MODEL; the demo model is loaded, and "slow" is the name of one that answers without end.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { openFirefox } from './gecko.mjs';

const [url, folder] = process.argv.slice(2);
for (const [route, body] of [['unload', {}], ['load', { model_path: 'builtin:demo', max_context_len: 512 }]]) {
	const headers = { 'Content-Type': 'application/json' };
	assert.ok((await fetch(new URL(`/v1/models/${route}`, url), { method: 'POST', headers, body: JSON.stringify(body) })).ok, route);
}
for (const end = Date.now() + 60_000; !(await fetch(new URL('/readyz', url))).ok; await wait(50)) {
	assert.ok(Date.now() < end, 'the demo model is not loaded');
}
const { browser, page, text, press, ask, has, until, shot, close } = await openFirefox(url, folder, { allowed: /status(?: of)? 400/ });
const files = await mkdtemp(path.join(os.tmpdir(), 'rkllmd-'));

// within presses the button of that name in the last element of selector.
async function within(selector, name) {
	await page.waitForFunction((one, wanted) => {
		const button = [...document.querySelectorAll(one)].at(-1)?.querySelectorAll('button') ?? [];
		return [...button].some((each) => [each.textContent, each.ariaLabel].includes(wanted));
	}, {}, selector, name);
	await page.$$eval(selector, (all, wanted) => {
		[...all.at(-1).querySelectorAll('button')].find((each) => [each.textContent, each.ariaLabel].includes(wanted)).click();
	}, name);
}

async function set(id, value) {
	await page.$eval(`#${id}`, (field, wanted) => {
		field.value = wanted;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}, value);
}

async function upload(id, name, content) {
	const file = path.join(files, name);
	await writeFile(file, content);
	await (await page.$(`#${id}`)).uploadFile(file);
}

async function done(words) {
	return until((one) => one.state === 'done', words);
}

// A full context: the oldest go, what is pinned stays, and the page says which and how full it is.
await has('#empty', 'Talk to rkllmd demo');
await ask('My name is Ada.');
await done('the first answer');
await within('.question', 'Pin');
await upload('attach-file', 'notes.txt', 'A Unix socket is a file.');
await has('#files', 'tokens');
for (const type of ['paste', 'drop']) { // an image is refused by name, however it comes
	await page.$eval('#composer', (box, event) => {
		const data = new DataTransfer();
		data.items.add(new File([new Uint8Array([137, 80, 78, 71, 0, 255])], 'board.png', { type: 'image/png' }));
		const Kind = event === 'paste' ? ClipboardEvent : DragEvent;
		const one = new Kind(event, { bubbles: true, cancelable: true, dataTransfer: data });
		Object.defineProperty(one, 'clipboardData', { value: data }); // a script's event has none of its files in Firefox
		box.dispatchEvent(one);
	}, type);
	await has('#files', 'an image: no runtime here takes images');
	await within('#files li', 'Remove board.png');
}
await ask('What is it?');
await done('the answer about a file');
assert.equal(await text('.question > .text'), 'notes.txt:\n```\nA Unix socket is a file.\n```\n\nWhat is it?');
for (let i = 0; i < 12 && !(await text('#turns')).includes('the context is full'); i++) {
	await ask(`Tell me a story about ${['a fox', 'the sea', 'rain', 'a letter'][i % 4]}.`);
	assert.equal((await done('a story')).error, undefined);
}
await has('.question', 'The model does not read this any more: the context is full.');
assert.deepEqual(await page.$$eval('.question', (all) => all.slice(0, 2).map((one) => one.dataset.left)), ['false', 'true']);
assert.match(await text('#room-words'), /^\d+ of 512 tokens, \d+ questions? left out$/);
await shot('84-firefox-context');

// Editing and regenerating; an answer that is cut off says why and goes on.
await press('New');
await ask('Who are you?');
const first = await done('the answer');
await within('.question', 'Edit');
await page.waitForSelector('.edit textarea');
await page.$eval('.edit textarea', (field) => { field.value = 'Count from 3 to 12.'; });
await within('.edit', 'Ask this');
await until((one) => one.state === 'done' && one.id !== first.id, 'the answer to another question');
assert.equal(await text('.question .fork span'), '2 / 2');
await within('.question', 'The version before');
await until((one) => one.id === first.id, 'the question before');
await press('Settings');
await page.$$eval('details.group', (all) => all.forEach((group) => { group.open = true; }));
await set('number-max_tokens', '6');
await ask('What is a Unix socket?');
const cut = await done('a short answer');
assert.equal(cut.reason, 'length');
await has('.usage', 'cut off: it reached max tokens');
await set('number-max_tokens', '200');
await within('.answer', 'Continue');
const whole = await until((one) => one.state === 'done' && one.content.length > cut.content.length, 'the rest');
assert.ok(whole.content.startsWith(cut.content.trimEnd()), whole.content);

// Mirostat and a form; a preset brings all back.
await set('number-mirostat', '2');
await set('form-kind', 'schema');
await set('form-schema', '{"properties": ');
await has('#form-wrong', 'This is no JSON: ');
await set('form-schema', '{"properties": {"age": {"type": "integer", "maximum": 99}}, "required": ["age"]}');
await set('preset-name', 'ages');
await page.$eval('#preset-form', (form) => form.requestSubmit());
await ask('How old are you?');
assert.ok(JSON.parse((await done('the answer of a form')).content).age <= 99);
await press('Reset');
assert.equal(await page.$eval('#form-kind', (field) => field.value), '');
await set('preset', 'ages');
assert.equal(await page.$eval('#form-kind', (field) => field.value), 'schema');
assert.equal(await page.$eval('#number-mirostat', (field) => field.value), '2');
await shot('84-firefox-settings');
await press('Reset');
await press('Settings');

// Conversations: renamed, searched, pinned, deleted and back, out to files and in again.
await press('Conversations');
await has('#history-list', 'My name is Ada.');
await within('#history-list > li[data-current=true]', 'Rename “Who are you?”');
await page.waitForSelector('#history-list input');
await page.keyboard.type('Forks');
await page.keyboard.press('Enter');
await has('#history-list .title', 'Forks');
await set('history-search', 'name is ada');
await page.waitForFunction(() => document.querySelectorAll('#history-list > li').length === 1);
await within('#history-list > li', 'Pin “My name is Ada.”');
await has('#history-list', 'Pinned · ');
await set('history-search', '');
await page.waitForFunction(() => document.querySelector('#history-list .title').innerText === 'My name is Ada.');
await within('#history-list > li[data-current=true]', 'Delete “Forks”');
await has('#undo', '“Forks” is deleted.');
await press('Undo');
await has('#history-list .title', 'Forks');
await page.evaluate(() => {
	window.saved = []; // in the place of files that are downloaded
	HTMLAnchorElement.prototype.click = () => {};
	URL.createObjectURL = (blob) => {
		blob.text().then((one) => window.saved.push(one));
		return 'blob:here';
	};
	URL.revokeObjectURL = () => {};
});
await page.$eval('#history-export', (button) => button.click());
for (const end = Date.now() + 30_000; await page.evaluate(() => window.saved.length) < 1; await wait(50)) {
	assert.ok(Date.now() < end, 'all were not exported');
}
await within('#history-list > li:last-child', 'Save “Forks”');
for (const end = Date.now() + 30_000; await page.evaluate(() => window.saved.length) < 2; await wait(50)) {
	assert.ok(Date.now() < end, `one was not saved: ${await text('#history')}`);
}
for (const [name, saved] of Object.entries({ 'all.json': 0, 'forks.md': 1 })) {
	const before = await page.$$eval('#history-list > li', (all) => all.length);
	await upload('history-file', name, await page.evaluate((i) => window.saved[i], saved));
	await page.waitForFunction((n) => document.querySelectorAll('#history-list > li').length === n, {}, before + (saved === 0 ? 2 : 1));
}
await shot('85-firefox-conversations');

// Two tabs with one conversation: neither loses what it has.
await page.$$eval('#history-list .title', (all) => all[0].click());
await has('.question', 'My name is Ada.');
const other = await browser.newPage();
await other.goto(url);
await other.waitForSelector('#history-button');
await other.locator('#history-button').click();
await other.waitForSelector('#history-list .title');
await other.$$eval('#history-list .title', (all) => all[0].click());
await other.waitForFunction(() => document.querySelector('.question')?.innerText.includes('My name is Ada.'));
await page.bringToFront();
await ask('In this tab');
await done('the answer here');
await other.bringToFront();
await other.focus('#prompt');
await other.keyboard.type('In the other tab');
await other.keyboard.press('Enter');
await page.bringToFront();
await has('#history-list .title', 'My name is Ada. (copy)');
assert.equal(await text('.question > .text'), 'In this tab');
await other.close();

// Models: a path that is not there costs nothing; one with a name is used, paused, resumed, goes on after a reload, and is stopped.
await page.locator('#model-button').click();
await has('#models', 'rkllmd demo is loaded');
await set('models-path', '/nowhere/model.gguf');
await page.$eval('#models-form', (form) => form.requestSubmit());
await page.waitForSelector('#models-error:not([hidden])');
await has('#models', 'rkllmd demo is loaded');
await within('#models', 'Use slow');
await has('#models-list', 'in use');
await shot('85-firefox-models');
await page.keyboard.press('Escape');
await press('New');
await set('number-max_tokens', '4096'); // a slow machine has time for what follows
await ask('the sound of rain');
await until((one) => one.tokens.length > 10, 'streaming');
await page.locator('#model-button').click();
await has('#models-list', '1 request uses it');
await within('#models', 'Unload slow');
await has('#models-error', '1 request uses the model that is loaded.');
await page.keyboard.press('Escape');
await press('Pause');
const paused = await until((one) => one.state === 'paused', 'pause');
await wait(1500);
// The token that was being computed may come, with one that has waited for the rest of its character.
assert.ok((await until(() => true, 'paused')).tokens.length <= paused.tokens.length + 2, 'a paused answer goes on');
await press('Resume');
await until((one) => one.tokens.length > paused.tokens.length + 5, 'resume');
await page.reload();
const back = await until((one) => one.tokens.length > paused.tokens.length + 10, 'after a reload');
assert.equal(back.id, paused.id);
await page.waitForSelector('#stop-button:not([hidden])');
await page.keyboard.press('Escape');
assert.equal((await done('stop')).reason, 'cancelled');

// Keys, and a telephone's width, dark.
await page.$eval('#scroller', () => document.activeElement.blur());
await page.keyboard.press('s');
await page.waitForSelector('#panel.open');
await set('theme', 'dark');
await page.keyboard.press('s');
await page.setViewport({ width: 375, height: 720 });
await shot('86-firefox-small-dark');
assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 375), 'the page is wider than the screen');
await rm(files, { recursive: true });
await close();
