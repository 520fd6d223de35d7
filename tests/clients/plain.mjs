// The page over plain HTTP from another machine, as with a board: no secure context, so browsers hide their clipboard from scripts, and random UUIDs, and more.
// Asking, keeping and copying work in Chromium and in Firefox; on paper there is the conversation alone; and nothing moves where that is not wanted.
// Usage: node plain.mjs URL FOLDER; the daemon listens on all addresses. The browsers take board.lan for this machine.

import assert from 'node:assert/strict';
import process from 'node:process';
import { open, until } from './browser.mjs';
import { openFirefox } from './gecko.mjs';

const [url, folder] = process.argv.slice(2);
const token = 'the-token-of-this-story,+/~?>';
const address = new URL(url);
address.hostname = 'board.lan';
const remember = () => document.addEventListener('copy', () => { window.copied = document.activeElement.value; });

const { page, prompt, answer, button, shot, close } = await open(address.href, folder, /status of 401/, 'en-US', { reducedMotion: 'reduce' },
	['--host-resolver-rules=MAP board.lan 127.0.0.1']);
assert.equal(await page.evaluate(() => isSecureContext || Boolean(navigator.clipboard)), false);
await page.locator('#access-token').fill(token);
await page.locator('#access-token').press('Enter');
await page.getByText('Talk to rkllmd demo').waitFor();
await prompt.fill('What is a Unix socket?');
await prompt.press('Enter');
const said = await until(page, (one) => one.state === 'done', 'the answer');
await page.evaluate(remember);
await answer.getByRole('button', { name: 'Copy', exact: true }).click();
await answer.getByText('Copied', { exact: true }).waitFor();
assert.equal(await page.evaluate(() => window.copied), said.content);
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
await fox.page.evaluate(remember);
await fox.page.locator('.answer .foot ::-p-aria([name="Copy"][role="button"])').click();
await fox.has('.answer .foot button', 'Copied');
assert.equal(await fox.page.evaluate(() => window.copied), told.content);
await fox.close();
