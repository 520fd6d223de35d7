// Each state of the page at three widths, light and dark: a picture of each, and what must hold there. Nothing is wider than the window, no button cuts its
// words off, what is touched has 44 pixels at least, and the timeline has a bar for each token within the answer's width; and axe has nothing to say.
// Usage: node states.mjs URL FOLDER; the demo model is loaded. The pictures are FOLDER/states/NAME-WIDTH-light.png and -dark.png.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { open, showFleet, speak, until } from './browser.mjs';
import { faults } from './faults.mjs';

const [url, folder] = process.argv.slice(2);
const devices = {
	375: { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true },
	768: { viewport: { width: 768, height: 900 }, hasTouch: true, isMobile: true },
	1440: { viewport: { width: 1440, height: 900 } },
};
const markdown = `## Three sockets

A **Unix socket** is a file; \`connect\` opens it. See [the manual](https://example.org/unix).

| kind | between | speed | what it is good for, in a few words |
|:-----|:--------|------:|:------------------------------------|
| Unix | processes | 9 GB/s | programs of one machine that trust each other |
| TCP | machines | 1 GB/s | everything else |

\`\`\`python
with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as s:  # a line that is longer than a telephone is wide, and then some
    s.connect("/tmp/rkllm.sock")
\`\`\`

- The delay is $t = \\frac{n}{r} + t_0$.
- averyverylongwordwithoutanyplacetobreakitthatnobodywouldeverwritebutamodelmightdoitanyway
`;

const found = [];
await mkdir(path.join(folder, 'states'), { recursive: true });
for (const [width, device] of Object.entries(devices)) {
	const { page, prompt, answer, button, shot, close } = await open(url, folder, /status of 400/, 'en-US', device);
	await page.getByText('Talk to rkllmd demo').waitFor();
	const state = async (name, go, leave = () => {}) => {
		await go();
		for (const colours of ['light', 'dark']) {
			await page.emulateMedia({ colorScheme: colours });
			await page.evaluate(() => {
				document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish());
				return new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
			});
			await shot(path.join('states', `${name}-${width}-${colours}`));
		}
		found.push(...(await page.evaluate(faults, width < 1000)).map((one) => `${name} at ${width}: ${one}`));
		await leave();
	};
	const ask = async (words) => {
		await prompt.fill(words);
		await prompt.press('Enter');
		return until(page, (one) => one.state === 'done', words);
	};
	const escape = () => page.keyboard.press('Escape');
	const closePanel = () => page.locator(width < 960 ? '#panel-close' : '#panel-button').click();

	await state('empty', () => {});
	await state('settings', async () => {
		await page.locator('#panel-button').click();
		await page.locator('#panel details').evaluateAll((all) => all.forEach((one) => { one.open = true; }));
		await page.locator('#panel').evaluate((box) => { box.scrollTop = 0; });
	});
	await state('settings-end', () => page.locator('#panel').evaluate((box) => { box.scrollTop = box.scrollHeight; }));
	await page.locator('#logprobs').check();
	await closePanel();
	await state('keys', () => page.locator('#help-button').evaluate((one) => one.click()), escape);
	await state('models', async () => {
		await page.locator('#model-button').click();
		await page.locator('#models-list li').first().waitFor();
	}, escape);
	await showFleet(page);
	await state('fleet', async () => {
		await page.locator('#model-button').click();
		await page.locator('#fleet-list li').nth(3).waitFor();
		await page.locator('#models').evaluate((box) => { box.scrollTop = box.scrollHeight; });
	}, escape);
	await page.unrouteAll();
	await ask('Tell me a story about a fox.');
	await state('tokens', async () => {
		await answer.locator('.text.marked .p0').first().click();
		await page.mouse.move(0, 0);
	});
	await page.locator('#logprobs').evaluate((box) => box.click());
	await state('branches', async () => {
		await answer.getByRole('button', { name: 'Regenerate' }).click();
		await until(page, (one) => one.state === 'done', 'once more');
		await answer.locator('.fork').waitFor();
	});
	await state('edit', () => page.getByRole('button', { name: 'Edit', exact: true }).first().click(), escape);
	const closeHistory = () => page.locator(width < 960 ? '#history-close' : '#history-button').click();
	await state('conversations', () => page.locator('#history-button').click(), closeHistory);
	await state('files', async () => {
		await page.locator('#attach-file').setInputFiles([
			{ name: 'the notes of a long day in the laboratory.txt', mimeType: 'text/plain', buffer: Buffer.from('A Unix socket is a file. '.repeat(20)) },
			{ name: 'board.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 255]) },
		]);
		await page.locator('#files').getByText(/\d tokens/).waitFor();
	});
	while (await page.locator('#files button').count() > 0) {
		await page.locator('#files button').first().click();
	}
	await state('error', async () => {
		await prompt.fill('rain '.repeat(4000));
		await prompt.press('Enter');
		await page.getByRole('button', { name: 'Edit the prompt' }).waitFor();
		await page.locator('#scroller').evaluate((box) => { box.scrollTop = box.scrollHeight; });
	});

	// What the demo model does not do comes from here.
	await button('New').click();
	const say = await speak(page);
	const pieces = markdown.match(/[^]{1,4}/gu);
	await state('waiting', async () => {
		say(pieces, { hold: true });
		await prompt.fill('Which sockets are there?');
		await prompt.press('Enter');
		await page.locator('#stop-button').waitFor();
	});
	await state('streaming', async () => {
		await say.next(pieces.length * 0.5);
		await answer.locator('table').waitFor();
	});
	await say.next(pieces.length);
	await until(page, (one) => one.state === 'done', 'the answer');
	await state('markdown', async () => {
		await page.locator('math').waitFor();
		await page.locator('.hljs-keyword').first().waitFor();
		await page.locator('#scroller').evaluate((box) => { box.scrollTop = 0; });
	});
	await state('link', async () => {
		await answer.getByText('the manual').click();
		await page.locator('#leave').waitFor();
	}, escape);
	await state('full', async () => {
		for (const words of ['Go on, please.', 'And then?']) {
			const usage = { prompt_tokens: 244, completion_tokens: 12, total_tokens: 256 };
			say(['They are all sockets, but '], { reason: 'length', init: { model_info: { max_tokens: 256 } }, usage });
			await ask(words);
		}
		await answer.getByText('cut off: the context is full').waitFor();
		assert.equal(await page.locator('.question[data-left=true]').count(), 1);
	});
	await close();
	process.stdout.write(`${width}\n`);
}
assert.deepEqual(found, []);
