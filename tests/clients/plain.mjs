// The page over plain HTTP from another machine, as with a board: no secure context, so browsers hide their clipboard from scripts, and random UUIDs, and more.
// Asking, keeping and copying work in Chromium and in Firefox; on paper there is the conversation alone; and nothing moves where that is not wanted.
// Usage: node plain.mjs URL FOLDER; the daemon listens on all addresses. The browsers take board.lan for this machine.

import assert from 'node:assert/strict';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { open, until, watchWords } from './browser.mjs';
import { openFirefox } from './gecko.mjs';

const [url, folder] = process.argv.slice(2);
const token = 'the-token-of-this-story,+/~?>';
const address = new URL(url);
address.hostname = 'board.lan';

// addSample puts an answer with code and a link beneath the conversation.
async function addSample() {
	const { createMarkdown } = await import('/page/markdown.mjs');
	const box = document.createElement('li');
	box.id = 'sample';
	box.className = 'text markdown';
	document.getElementById('turns').append(box);
	createMarkdown(box)('```python\ndef f():\n    pass\n```\n\n[words](https://example.org/a?b=c)\n', false);
}

// checkPasted pastes what was copied, as people do, and looks at it.
async function checkPasted(page, text) {
	await page.evaluate(() => {
		document.getElementById('prompt').value = '';
		document.getElementById('prompt').focus();
	});
	await page.keyboard.down('Control');
	await page.keyboard.press('v');
	await page.keyboard.up('Control');
	for (const end = Date.now() + 20_000; await page.evaluate(() => document.getElementById('prompt').value) !== text; await wait(50)) {
		assert.ok(Date.now() < end, `pasted: ${JSON.stringify(await page.evaluate(() => document.getElementById('prompt').value))}, copied: ${text}`);
	}
}

const { page, prompt, answer, button, shot, close } = await open(address.href, folder, /status of 401/, 'en-US', { reducedMotion: 'reduce' },
	['--host-resolver-rules=MAP board.lan 127.0.0.1']);
assert.equal(await page.evaluate(() => isSecureContext || Boolean(navigator.clipboard)), false);
await page.locator('#access-token').fill(token);
await page.locator('#access-token').press('Enter');
await page.getByText('Talk to rkllmd demo').waitFor();
await prompt.fill('What is a Unix socket?');
await prompt.press('Enter');
const said = await until(page, (one) => one.state === 'done', 'the answer');
let copied = await watchWords(page, '.answer .foot button', 'Copied');
await answer.getByRole('button', { name: 'Copy', exact: true }).click();
await copied();
await checkPasted(page, said.content);
await page.evaluate(addSample);
copied = await watchWords(page, '#sample .code-head button', 'Copied');
await page.getByRole('button', { name: 'Copy the code (python)' }).click();
await copied();
await checkPasted(page, 'def f():\n    pass\n');
await page.getByRole('link', { name: 'words' }).click();
copied = await watchWords(page, '#leave-copy', 'Copied');
await button('Copy the address').click();
await copied();
await button('Stay here').click();
await checkPasted(page, 'https://example.org/a?b=c');
await page.locator('#sample').evaluate((box) => box.remove());
await prompt.fill('');
await button('Conversations').click();
await page.locator('#history-list').getByText('What is a Unix socket?').waitFor();
assert.equal(await page.evaluate(() => document.getAnimations().length), 0, 'nothing moves');
await shot('55-plain-http');
await page.emulateMedia({ media: 'print' });
for (const id of ['composer', 'history', 'model-button']) {
	assert.equal(await page.locator(`#${id}`).isVisible(), false, `${id} on paper`);
}
assert.ok(await answer.locator('> .text').isVisible());
await page.screenshot({ path: `${folder}/55-print.png` });
await close();

const fox = await openFirefox(address.href, folder, { prefs: { 'network.dns.forceResolve': '127.0.0.1' }, allowed: /401/ });
assert.equal(await fox.page.evaluate(() => isSecureContext || Boolean(navigator.clipboard)), false);
await fox.page.waitForSelector('#access[open]');
await fox.page.focus('#access-token');
await fox.page.keyboard.type(token);
await fox.page.keyboard.press('Enter');
await fox.has('#empty', 'Talk to rkllmd demo');
await fox.ask('What is a Unix socket?');
const told = await fox.until((one) => one.state === 'done', 'the answer in Firefox');
copied = await watchWords(fox.page, '.answer .foot button', 'Copied');
await fox.page.locator('.answer .foot ::-p-aria([name="Copy"][role="button"])').click();
await copied();
await checkPasted(fox.page, told.content);
await fox.page.evaluate(addSample);
copied = await watchWords(fox.page, '#sample .code-head button', 'Copied');
await fox.page.locator('#sample .code-head button').click();
await copied();
await checkPasted(fox.page, 'def f():\n    pass\n');
await fox.page.locator('#sample a').click();
copied = await watchWords(fox.page, '#leave-copy', 'Copied');
await fox.page.locator('#leave-copy').click();
await copied();
await fox.page.locator('#leave-close').click();
await checkPasted(fox.page, 'https://example.org/a?b=c');
await fox.close();
