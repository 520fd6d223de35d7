// The TypeScript package in a browser: rkllm/web, as a page of the daemon's own address uses it. Prints what passed.
//
//   node typescript.mjs ADDRESS
import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [address] = process.argv.slice(2);
const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../clients/rkllm-typescript/dist');
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', timeout: 180_000,
	args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
try {
	const page = await browser.newPage();
	page.setDefaultTimeout(120_000);
	const complaints = [];
	page.on('pageerror', (error) => complaints.push(error.stack));
	// The package comes from here, all else from the daemon, the page too: else the browser would take it for one of the net.
	await page.route(`${address}/client/**`, (route) => {
		const name = path.basename(new URL(route.request().url()).pathname);
		return route.fulfill({ path: path.join(dist, name), contentType: 'text/javascript' });
	});
	await page.goto(`${address}/healthz`);
	const seen = await page.evaluate(async (at) => {
		const { Generation, HttpClient } = await import(`${at}/client/web.js`);
		const http = new HttpClient(at);
		while (!(await http.models()).loaded) {
			await new Promise((done) => { setTimeout(done, 20); });
		}
		const request = { prompt: 'Who are you?', chat: true, max_tokens: 30, temperature: 0 };
		const whole = (await http.generate(request)).generated_text;
		let streamed = '';
		for await (const text of http.texts(request)) {
			streamed += text;
		}
		let over = '';
		for await (const text of new Generation(at, request).texts()) {
			over += text;
		}
		const controller = new AbortController();
		const ends = [];
		for (const iterable of [http.texts(request, { signal: controller.signal }), new Generation(at, request, { signal: controller.signal })]) {
			try {
				for await (const _ of iterable) {
					controller.abort();
				}
			} catch (error) {
				ends.push(error.name);
			}
		}
		const refused = await http.generate({ prompt: 7 }).catch((error) => `${error.name} ${error.status}`);
		return { whole, streamed, over, ends, refused };
	}, address);
	assert.ok(seen.whole);
	assert.deepEqual(seen, { whole: seen.whole, streamed: seen.whole, over: seen.whole, ends: ['AbortError', 'AbortError'], refused: 'GenerationError 400' });
	assert.deepEqual(complaints, []);
	console.log('whole, streamed, over WebSocket, aborted, refused');
} finally {
	await browser.close();
}
