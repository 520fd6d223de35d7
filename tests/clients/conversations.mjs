// Conversations: kept, listed, searched, renamed, pinned, deleted with a way back, as files; their branches; and a context that is full.
// Usage: node conversations.mjs URL FOLDER; the demo model is loaded. Most answers come from here, in the place of the daemon's.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { open, speak, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, answer, button, shot, close } = await open(url, folder);
const list = page.locator('#history-list > li');
const question = page.locator('.question');

async function ask(words) {
	await prompt.fill(words);
	await prompt.press('Enter');
	return until(page, (one) => one.state === 'done', words);
}

async function download(name) {
	const [file] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
	return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

// With the daemon itself, and a small context: the demo model's context is full after some stories. The oldest go, the page says which, and the one that is
// pinned stays.
for (const [route, body] of [['unload', {}], ['load', { model_path: 'builtin:demo', max_context_len: 512 }]]) {
	const headers = { 'Content-Type': 'application/json' };
	const told = await fetch(new URL(`/v1/models/${route}`, url), { method: 'POST', headers, body: JSON.stringify(body) });
	assert.ok(told.ok, route);
}
await page.reload();
await page.getByText('Talk to rkllmd demo').waitFor();
await ask('My name is Ada.');

// A text file goes with the question; its size in tokens is known before.
const words = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('A Unix socket is a file.') };
const binary = { name: 'program.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([127, 69, 76, 70, 0, 255]) };
await page.locator('#attach-file').setInputFiles([words, binary, { ...binary, name: 'picture.png', mimeType: 'image/png' }]);
await page.locator('#files').getByText(/^[1-9]\d? tokens$/).waitFor();
await page.locator('#files').getByText('not text: only text files can go with a question').waitFor();
await page.locator('#files').getByText('an image: no runtime here takes images').waitFor();
// Files are dropped on the conversation, and pasted, as they are chosen. Where they miss it, the page stays too.
const bring = (where, type, name) => page.locator(where).evaluate((element, [event, file]) => {
	const data = new DataTransfer();
	const image = file.endsWith('.png');
	data.items.add(new File([image ? new Uint8Array([137, 80, 78, 71, 0, 255]) : 'dropped'], file, { type: image ? 'image/png' : 'text/plain' }));
	const Kind = event === 'paste' ? ClipboardEvent : DragEvent;
	return element.dispatchEvent(new Kind(event, { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data }));
}, [type, name]);
await bring('#turns', 'dragover', 'a.txt');
await page.getByText('Drop text files here').waitFor();
await shot('59-drop');
assert.equal(await bring('#turns', 'drop', 'dropped.txt'), false, 'the browser would leave the page');
assert.equal(await page.getByText('Drop text files here').isVisible(), false);
assert.equal(await bring('header', 'drop', 'missed.txt'), false, 'the browser would leave the page');
assert.equal(await bring('#prompt', 'paste', 'pasted.txt'), false);
// An image is refused by name, however it comes.
for (const type of ['drop', 'paste']) {
	assert.equal(await bring(type === 'drop' ? '#turns' : '#prompt', type, `${type}.png`), false);
	await page.locator('#files li.refused', { hasText: `${type}.png` }).getByText('an image: no runtime here takes images').waitFor();
	await button(`Remove ${type}.png`).click();
}
await page.waitForFunction(() => document.querySelectorAll('#files .hint').length === 5 && !document.querySelector('#files').innerText.includes('counting'));
assert.match(await page.locator('#files').innerText(), /dropped\.txt\s+\d tokens?[^]*pasted\.txt\s+\d tokens?/);
await shot('59-files');
for (const name of ['dropped.txt', 'pasted.txt']) {
	await button(`Remove ${name}`).click();
}
await ask('What is it?');
assert.equal(await question.last().locator('.text').innerText(), 'notes.txt:\n```\nA Unix socket is a file.\n```\n\nWhat is it?');
assert.equal(await page.locator('#files').isVisible(), false);
await question.first().hover();
await question.first().getByRole('button', { name: 'Pin' }).click();
for (let i = 0; i < 12 && await page.getByText('the context is full', { exact: false }).count() === 0; i++) {
	const told = await ask(`Tell me a story about ${['a fox', 'the sea', 'an old clock', 'rain', 'a letter', 'two cats'][i % 6]}.`);
	assert.equal(told.error, undefined);
}
await page.getByText('The model does not read this any more: the context is full.').first().waitFor();
assert.equal(await question.first().getAttribute('data-left'), 'false', 'what is pinned stays');
assert.equal(await question.nth(1).getAttribute('data-left'), 'true', 'the oldest goes first');
assert.match(await page.locator('#room-words').innerText(), /^\d+ of 512 tokens, \d+ questions? left out$/);
await page.locator('#scroller').evaluate((box) => { box.scrollTop = 0; });
await shot('60-context-full');

// From here on with answers that are made here. New destroys nothing.
const say = await speak(page);
await button('New').click();
say(['One ', 'answer.']);
await ask('What is a fork?');
await button('Conversations').click();
await list.nth(1).waitFor();
assert.deepEqual(await list.locator('.title').allInnerTexts(), ['What is a fork?', 'My name is Ada.']);

// Regenerated, edited: what was there stays reachable.
say(['Another ', 'answer.']);
await answer.getByRole('button', { name: 'Regenerate' }).click();
await until(page, (one) => one.content === 'Another answer.' && one.state === 'done', 'another answer');
assert.equal(await answer.locator('.fork span').innerText(), '2 / 2');
await answer.getByRole('button', { name: 'The version before' }).click();
await until(page, (one) => one.content === 'One answer.', 'the first answer');
await question.hover();
await question.getByRole('button', { name: 'Edit' }).click();
await page.getByLabel('The question').fill('What is a spoon?');
say(['A spoon.']);
await button('Ask this').click();
await until(page, (one) => one.content === 'A spoon.' && one.state === 'done', 'the answer to the edited question');
assert.equal(await question.locator('.fork span').innerText(), '2 / 2');
await shot('61-branches');
await question.getByRole('button', { name: 'The version before' }).click();
await until(page, (one) => one.content === 'One answer.', 'back');
assert.equal(await answer.locator('.fork span').innerText(), '1 / 2', 'the answers of the first question are both there still');
// So they are after a reload, and where the tab's own storage is too small for all of it.
await page.evaluate(() => {
	const { setItem } = Storage.prototype;
	Storage.prototype.setItem = function(name, value) {
		if (name === 'rkllmd.conversation' && value.includes('"ways"')) {
			throw new DOMException('full', 'QuotaExceededError');
		}
		setItem.call(this, name, value);
	};
});
await until(page, (one) => one.content === 'One answer.', 'what is kept of it');
assert.ok(await page.evaluate(() => JSON.parse(sessionStorage.getItem('rkllmd.conversation')).bare));
await page.reload();
await until(page, (one) => one.content === 'One answer.', 'after a reload');
assert.equal(await answer.locator('.fork span').innerText(), '1 / 2');

// An answer that was cut off says why, and goes on in its place.
say(['Cut ', 'off '], { reason: 'length' });
await ask('A long one');
await answer.getByText('cut off: it reached max tokens').waitFor();
say(['and on.']);
await answer.getByRole('button', { name: 'Continue' }).click();
await until(page, (one) => one.content === 'Cut offand on.' && one.state === 'done', 'the rest');
assert.deepEqual(say.asked.at(-1).messages.at(-1), { role: 'assistant', content: 'Cut off' });
assert.equal(say.asked.at(-1).continue_final_message, true);

// A prompt that the daemon refuses is sent again without the oldest questions. One that is left out by hand is not sent either.
const tooLong = { error: 'context_length_exceeded', message: 'the prompt is too long', recovery_action: 'shorten_prompt' };
say(['fine'], { refuse: ({ messages }) => messages.length > 1 && tooLong });
await ask('And now?');
assert.deepEqual(say.asked.slice(-3).map(({ messages }) => messages.map(({ content }) => content)), [
	['What is a fork?', 'One answer.', 'A long one', 'Cut offand on.', 'And now?'], ['A long one', 'Cut offand on.', 'And now?'], ['And now?'],
]);
say(['fine']);
await question.nth(1).hover();
await question.nth(1).getByRole('button', { name: 'Leave out' }).click();
await ask('And then?');
assert.deepEqual(say.asked.at(-1).messages.map(({ content }) => content), ['What is a fork?', 'One answer.', 'And now?', 'fine', 'And then?']);

// Rename, pin, search.
await list.first().getByRole('button', { name: /^Rename/ }).click();
await page.getByLabel('Title').fill('Cutlery');
await page.getByLabel('Title').press('Enter');
await list.first().getByText('Cutlery').waitFor();
await list.nth(1).hover();
await list.nth(1).getByRole('button', { name: /^Pin/ }).click();
await list.first().getByText('My name is Ada.').waitFor();
await page.getByLabel('Search the conversations').fill('one answer');
await page.waitForFunction(() => document.querySelectorAll('#history-list > li').length === 1);
assert.deepEqual(await list.locator('.title').allInnerTexts(), ['Cutlery'], 'answers are searched too');
await page.getByLabel('Search the conversations').fill('');
await shot('62-conversations');

// Two tabs with one conversation: neither loses what it has.
const other = await page.context().newPage();
await other.goto(url);
await other.getByRole('button', { name: 'Conversations' }).waitFor();
await other.getByRole('button', { name: 'Cutlery', exact: true }).click();
await other.locator('.question').nth(3).waitFor();
say(['here']);
await ask('In this tab');
await other.getByLabel('Prompt', { exact: true }).fill('In the other tab');
await other.getByLabel('Prompt', { exact: true }).press('Enter');
await list.getByText('Cutlery (copy)').waitFor();
assert.equal(await page.locator('.question').last().locator('.text').innerText(), 'In this tab');
await other.close();

// Deleted, and back again.
const before = await list.count();
await list.getByRole('button', { name: 'Delete “Cutlery”' }).click();
await page.getByText('“Cutlery” is deleted.').waitFor();
assert.equal(await list.count(), before - 1);
await button('Undo').click();
await list.locator('.title').getByText('Cutlery', { exact: true }).click();
await page.locator('.question').getByText('In this tab').waitFor();

// Files, out and in.
const text = await download('Save “Cutlery”');
assert.equal(text.name, 'Cutlery.md');
assert.match(text.text, /^# Cutlery\n\n## You <!-- question -->\n\nWhat is a fork\?\n\n## rkllmd demo <!-- answer -->\n\nOne answer\.\n/);
const all = await download('Export all');
assert.equal(JSON.parse(all.text).conversations.length, before);
const file = (name, content) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
await page.locator('#history-file').setInputFiles(file('all.json', all.text));
await page.getByText(`${before} conversations were read.`).waitFor();
assert.equal(await list.count(), 2 * before);
await list.locator('.title').getByText('Cutlery', { exact: true }).last().click();
await until(page, (one) => one.content === 'here' && one.state === 'done', 'a conversation of the file');
assert.equal(await question.first().locator('.fork span').innerText(), '1 / 2');

// Markdown comes back as it went, even where a turn has lines that look like the beginning of one.
const trick = 'Say:\n## You <!-- question -->\n\\## x\n\n- [ ] done';
say(['## no ', 'turn <!-- answer -->\n', 'fine']);
await page.locator('#prompt').fill(trick);
await button('New').click();
await ask(trick);
const written = await download('Save “Say: ## You <!-- question --> \\## x - [ ] done”');
await page.locator('#history-file').setInputFiles(file('back.md', written.text));
await page.getByText('One conversation was read.').waitFor();
await list.locator('.title').getByText('Say:').nth(1).waitFor();
const returned = list.filter({ hasText: 'Say:' }).first(); // the newest
assert.equal(await returned.getAttribute('data-current'), 'false');
await returned.locator('.title').click();
await until(page, (one) => one.content === '## no turn <!-- answer -->\nfine', 'the answer of the file');
assert.equal(await question.last().locator('.text').innerText(), trick);
assert.equal(await question.count(), 1);
for (let i = 0; i < 2; i++) {
	await list.filter({ hasText: 'Say:' }).first().hover();
	await list.getByRole('button', { name: /^Delete “Say:/ }).first().click();
	await page.waitForFunction((n) => document.querySelectorAll('#history-list > li').length === n, 2 * before + 1 - i);
}
await page.locator('#history-file').setInputFiles(file('other.md', '# A title\n\nand no conversation\n'));
await page.getByText('other.md is no file of conversations that this page has written.').waitFor();
await page.locator('#history-file').setInputFiles(file('other.json', '{"conversations": [{"turns": [{"role": "x"}]}]}'));
await page.getByText('other.json is no file of conversations that this page has written.').waitFor();

// Switched off, nothing more is kept.
await page.getByLabel('Keep conversations in this browser').uncheck();
await button('New').click();
await ask('A secret');
await list.getByText('A secret').waitFor();
await page.evaluate(() => sessionStorage.clear());
await page.reload();
await page.getByLabel('Keep conversations in this browser').check();
await list.nth(2 * before - 1).waitFor();
assert.equal(await list.getByText('A secret').count(), 0);
await page.setViewportSize({ width: 375, height: 720 });
await shot('63-small-conversations');
process.stdout.write(`${path.basename(folder)}: ${say.asked.length} questions\n`);
await close();
