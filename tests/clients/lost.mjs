// A daemon that keeps nothing for those who go: after a reload the text so far is there, and the answer can be asked for again.
// Usage: node lost.mjs URL FOLDER

import assert from 'node:assert/strict';
import { kept, open, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, answer, shot, close } = await open(url, folder);
await page.getByText('Talk to a slow speaker').waitFor();
await prompt.fill('the sound of rain');
await prompt.press('Enter');
await until(page, (one) => one.tokens.length > 5, 'streaming');
const before = await kept(page);
await page.reload();
await answer.getByRole('alert').getByText('there is no generation').waitFor();
const failed = await kept(page);
assert.equal(failed.state, 'failed');
assert.ok(failed.content.startsWith(before.content), 'what had come is kept');
await page.getByRole('button', { name: 'Settings', exact: true }).click();
await page.getByLabel('Plain text').check();
assert.equal(await answer.locator('> .text').innerText(), failed.content.trimStart());
await page.getByLabel('Plain text').uncheck();
await shot('40-lost');
await answer.getByRole('button', { name: 'Retry' }).click();
await until(page, (one) => one.id !== failed.id && one.tokens.length > 5, 'the answer after a retry');
assert.equal(await page.locator('.turn').count(), 2);
await close();
