// The picture of the page in the README: a conversation with the demo model, tokens marked by their probability.
// Usage: node picture.mjs URL FOLDER; writes FOLDER/page.png. build/take_pictures.sh starts the daemon for it.

import { open, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, answer, shot, close } = await open(url, folder);
await page.setViewportSize({ width: 1100, height: 780 });
await page.getByText('Talk to rkllmd demo').waitFor();
await page.getByRole('button', { name: 'Settings', exact: true }).click();
await page.getByLabel('Mark tokens by their probability').check();
for (const question of ['What is a Unix socket?', 'Tell me a story about a fox.']) {
	await prompt.fill(question);
	await prompt.press('Enter');
	await until(page, (one) => one.state === 'done', question);
}
await answer.locator('.text.marked span').first().click();
await shot('page');
await close();
