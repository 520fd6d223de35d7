// What the operator does not allow, and a daemon that does not answer.
// Usage: node refusal.mjs URL FOLDER; one generation a minute, no loading.

import assert from 'node:assert/strict';
import { open, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, answer, button, shot, close } = await open(url, folder, /ERR_FAILED/);
await page.getByText('Talk to rkllmd demo').waitFor();
await page.getByRole('button', { name: /^Models; / }).click();
await page.getByText('The operator does not let clients load models.').waitFor();
assert.equal(await page.getByRole('dialog').getByRole('button', { name: /load/i }).count(), 0);
await shot('30-fixed-model');
await page.keyboard.press('Escape');

await prompt.fill('Who are you?');
await prompt.press('Enter');
await until(page, (one) => one.state === 'done', 'the answer');
await prompt.fill('What can you do?');
await prompt.press('Enter');
await answer.getByRole('alert').waitFor();
assert.equal(await answer.getByRole('button', { name: 'Retry' }).isDisabled(), true, 'it is too early to retry');
await shot('31-rate-limited');

await button('New').click();
await page.route('**/v1/models', (route) => route.abort());
await page.reload();
await page.getByText('The daemon cannot be reached.').waitFor();
await shot('32-unreachable');
await page.unroute('**/v1/models');
await button('Retry').click();
await page.getByText('Talk to rkllmd demo').waitFor();
await close();
