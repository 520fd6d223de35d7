// The pictures of the page: page.png of the README, and each state of the page at three widths, light and dark, in the folder page.
// Usage: node picture.mjs URL FOLDER [NAME]; NAME: this one alone. build/take_pictures.sh starts the daemon, with the demo model, for it.

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { open, showFleet, speak, until } from './browser.mjs';

const [url, folder, only] = process.argv.slice(2);
const markdown = `## Three sockets

A **Unix socket** is a file; \`connect\` opens it.

| kind | between | speed |
|:-----|:--------|------:|
| Unix | processes | 9 GB/s |
| TCP | machines | 1 GB/s |

\`\`\`python
import socket
with socket.socket(socket.AF_UNIX) as s:
    s.connect("/tmp/rkllm.sock")  # no port
\`\`\`

The delay is $t = \\frac{n}{r} + t_0$.
`;

await mkdir(path.join(folder, 'page'), { recursive: true });

// take opens the page at a width, has work done in it, and writes the picture as WebP, which the browser makes of it.
async function take(name, { width = 1100, height = 720, dark = false, locale = 'en-US' }, work) {
	if (only && only !== name) {
		return;
	}
	const one = await open(url, folder, /./, locale);
	const { page, prompt, answer } = one;
	const ask = async (words) => {
		await page.locator('#prompt').fill(words);
		await page.locator('#prompt').press('Enter');
		await until(page, ({ state }) => state === 'done', words);
	};
	await page.setViewportSize({ width, height });
	await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
	await page.locator('#empty h2').waitFor();
	await work({ ...one, ask, prompt, answer });
	await page.evaluate(() => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity).forEach((each) => each.finish()));
	const shot = await page.screenshot();
	const picture = await (await page.context().browser().newPage()).evaluate(async (data) => {
		const image = new Image();
		image.src = `data:image/png;base64,${data}`;
		await image.decode();
		const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
		canvas.getContext('2d').drawImage(image, 0, 0);
		return canvas.toDataURL('image/webp', 0.8).split(',')[1];
	}, shot.toString('base64'));
	await writeFile(path.join(folder, 'page', `${name}.webp`), Buffer.from(picture, 'base64'));
	if (name === 'tokens') {
		await writeFile(path.join(folder, 'page.png'), shot);
	}
	await page.context().browser().close();
	process.stdout.write(`${name}\n`);
}

// tokens shows a story with a token chosen for which there was a choice.
async function tokens({ page, ask, answer }) {
	await page.locator('#panel-button').click();
	await page.locator('#logprobs').check();
	await page.keyboard.press('Escape');
	await ask('Tell me a story about a fox.');
	await answer.locator('.text.marked .p0').first().click();
	await page.mouse.move(0, 0);
}

const phone = { width: 375, height: 720 };
const tablet = { width: 768, height: 760 };
await take('empty', {}, async () => {});
await take('tokens', {}, tokens);
await take('tokens-dark', { dark: true }, tokens);
await take('tokens-tablet', tablet, tokens);
await take('tokens-phone-dark', { ...phone, dark: true }, tokens);
await take('chinese', { locale: 'zh-CN', width: 1100 }, tokens);
await take('streaming', { height: 560 }, async ({ page, prompt, answer }) => {
	const say = await speak(page);
	const pieces = markdown.match(/[^]{1,4}/gu);
	say(pieces, { hold: true });
	await prompt.fill('Which sockets are there?');
	await prompt.press('Enter');
	await say.next(pieces.length * 0.35);
	await answer.locator('table, p').first().waitFor();
});
for (const [name, settings] of Object.entries({ 'markdown': {}, 'markdown-phone': phone, 'markdown-dark': { dark: true } })) {
	await take(name, settings, async ({ page, ask }) => {
		const say = await speak(page);
		say(markdown.match(/[^]{1,4}/gu));
		await ask('Which sockets are there?');
		await page.locator('math').waitFor();
		await page.locator('.hljs-keyword').first().waitFor();
	});
}
await take('conversations', {}, async ({ page, ask, answer }) => {
	for (const words of ['What is a Unix socket?', 'Count from 3 to 12.']) {
		await ask(words);
		await page.locator('#new-button').click();
	}
	await page.locator('#history-button').click();
	await ask('Who are you?');
	await answer.getByRole('button', { name: 'Regenerate' }).click();
	await until(page, ({ state }) => state === 'done', 'once more');
	await answer.locator('.fork').waitFor();
});
await take('settings', { height: 900 }, async ({ page }) => {
	await page.locator('#panel-button').click();
	await page.locator('#group-choice > summary').click();
	await page.locator('#number-temperature').fill('1.1');
	await page.keyboard.press('Tab');
	await page.locator('#group-repetition > summary').click();
});
await take('settings-phone', { ...phone, locale: 'zh-CN' }, async ({ page }) => page.locator('#panel-button').click());
await take('models', {}, async ({ page }) => {
	await page.locator('#model-button').click();
	await page.locator('#models-list li').first().waitFor();
});
await take('fleet', {}, async ({ page }) => {
	await showFleet(page);
	await page.locator('#model-button').click();
	await page.locator('#fleet-list li').nth(3).waitFor();
});
await take('files', { height: 480 }, async ({ page }) => {
	await page.locator('#attach-file').setInputFiles([
		{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('A Unix socket is a file. '.repeat(20)) },
		{ name: 'board.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 255]) },
	]);
	await page.locator('.refused').waitFor();
	await page.locator('#files').getByText(/\d tokens/).waitFor();
	await page.locator('#prompt').fill('What do my notes say?');
});
await take('error', { height: 480 }, async ({ page }) => {
	await page.locator('#prompt').fill('rain '.repeat(4000));
	await page.locator('#prompt').press('Enter');
	await page.getByRole('button', { name: 'Edit the prompt' }).waitFor();
	await page.locator('#scroller').evaluate((box) => { box.scrollTop = box.scrollHeight; });
});
