// A daemon that wants a token: the page asks for it, says when it is wrong, and shows it over HTTP and WebSocket.
// Usage: node token.mjs URL FOLDER

import assert from 'node:assert/strict';
import { open, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, shot, close } = await open(url, folder, /status of 401/);
const access = page.getByRole('dialog', { name: 'A token is needed' });
await access.getByLabel('Token').fill('guessed');
await shot('20-token');
await access.getByRole('button', { name: 'Continue' }).click();
await access.getByText('not the right one').waitFor();
await shot('21-wrong-token');
await access.getByLabel('Token').fill('the-token-of-this-story,+/~?>');
await access.getByLabel('Token').press('Enter');
await page.getByText('Talk to rkllmd demo').waitFor();
await prompt.fill('What is 3 plus 4?');
await prompt.press('Enter');
const answer = await until(page, (one) => one.state === 'done', 'the answer');
assert.match(answer.content, /7/);
await close();
