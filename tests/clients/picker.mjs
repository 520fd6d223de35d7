// Models that are asked for by their names: choosing one, what the daemon says of it, unloading it, and a choice that outlives a reload.
// Usage: node picker.mjs URL FOLDER; two models with names, and the demo is loaded.

import assert from 'node:assert/strict';
import { open, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, button, shot, close } = await open(url, folder);
const dialog = page.getByRole('dialog', { name: 'Models' });
const menu = page.getByRole('button', { name: /^Models; / });
await page.getByText('Talk to rkllmd demo').waitFor();
await menu.click();
await dialog.getByText('loaded when it is asked').first().waitFor();
await dialog.getByRole('button', { name: 'Use first' }).click();
await dialog.getByText('in use').waitFor();
await page.keyboard.press('Escape');
await page.getByText('Talk to first').waitFor();
assert.equal(await menu.getAttribute('aria-label'), 'Models; first');
await prompt.fill('What is 3 plus 4?');
await prompt.press('Enter');
const answer = await until(page, (one) => one.state === 'done', 'the answer');
assert.equal(answer.model, 'first');

await page.reload();
await page.getByRole('button', { name: 'Models; first' }).click();
await dialog.getByText('in memory').waitFor();
await shot('40-picker');
await dialog.getByRole('button', { name: 'Unload first' }).click();
await dialog.getByRole('button', { name: 'Unload first' }).waitFor({ state: 'detached' });
await dialog.getByRole('button', { name: 'Use rkllmd demo' }).click();
await page.keyboard.press('Escape');
await button('New').click();
await page.getByText('Talk to rkllmd demo').waitFor();
await close();
