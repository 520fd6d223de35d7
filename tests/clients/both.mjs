// walk.mjs in Chromium and in Firefox, in turns; then what fingers, the system's dark colours and its wish for rest change.
// Usage: node both.mjs URL FOLDER [MODEL BROWSER PARTS]; the demo model is loaded. The answers are made in the page. BROWSER and
// PARTS: what is to be done alone.

import assert from 'node:assert/strict';
import process from 'node:process';
import { constants, inflateSync } from 'node:zlib';
import { open } from './browser.mjs';
import { faults } from './faults.mjs';
import { openFirefox } from './gecko.mjs';
import { scriptSockets } from './scripted.mjs';
import { createWalker, luminance, walk } from './walk.mjs';

const [url, folder, , browsers, parts] = process.argv.slice(2);
const refused = /ERR_FAILED|Loading (module|failed)/; // the scripts that are kept from the page at the end

// countSheets returns how many pages a PDF has.
function countSheets(data) {
	const bytes = Buffer.from(data);
	const parts = [bytes.toString('latin1')];
	for (const { index, 0: word } of parts[0].matchAll(/stream\r?\n/g)) {
		try {
			parts.push(inflateSync(bytes.subarray(index + word.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'));
		} catch {
			// it is not compressed
		}
	}
	return Math.max(...[...parts.join('\n').matchAll(/\/Count (\d+)/g)].map((one) => Number(one[1])));
}

// touch looks at a browser whose person uses fingers, likes dark colours and wants nothing to move.
async function touch(page, { name, resize, shot, blockScripts }) {
	const walker = createWalker(page);
	const { see, script, ask, set, rest } = walker;
	await see(() => document.querySelector('#empty h2') !== null);
	assert.ok(await page.evaluate(() => matchMedia('(pointer: coarse)').matches && matchMedia('(prefers-reduced-motion: reduce)').matches));
	const [ground, letters] = await page.evaluate(luminance);
	assert.ok(ground < 50 && letters > 190, `dark, as the system is: ${ground}, ${letters}`);
	await script({ tokens: ['# Title\n\n', 'One', ' two', ' `three`\n\n', '```js\nconst a = 1;\n```\n\n', 'end'], hold: true, logprobs: true });
	await ask('Fingers?', 'waiting');
	await page.evaluate(() => window.speaker.next(3));
	await rest('answering');
	assert.equal(await page.evaluate(() => document.getAnimations().length), 0, 'nothing moves');
	const look = async (state) => {
		for (const width of [375, 768]) {
			await resize(width, 800);
			await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
			assert.deepEqual(await page.evaluate(faults, true), [], `${name}: ${state}, ${width} wide`);
		}
	};
	await look('streaming');
	await page.evaluate(() => window.speaker.next(99));
	await rest();
	await look('an answer');
	await set('logprobs', true);
	await page.evaluate(() => document.querySelector('.token').click());
	await look('tokens');
	await page.evaluate(() => document.getElementById('panel-button').click());
	await page.evaluate(() => document.querySelectorAll('details.group').forEach((one) => { one.open = true; }));
	for (const kind of ['schema', 'grammar', '']) {
		await set('form-kind', kind);
		await look(`settings ${kind}`);
	}
	await page.evaluate(() => document.getElementById('panel-close').click());
	await page.evaluate(() => document.getElementById('history-button').click());
	await look('conversations');
	await page.evaluate(() => document.getElementById('history-close').click());
	await page.evaluate(() => document.getElementById('model-button').click());
	await see(() => document.querySelector('#models-list li') !== null);
	await look('models');
	await shot('97-fingers');
	// The page is painted, with its words, before a script has run.
	await blockScripts();
	await page.reload();
	await see(() => performance.getEntriesByName('first-contentful-paint').length === 1, null, 'painted without scripts');
	assert.equal(await page.evaluate(() => document.getElementById('send-button').innerText), 'Send');
	await page.screenshot({ path: `${folder}/97-before-scripts-${name}.png` });
}

// weigh tells how much has come over the wire, and when the page was painted, for a browser that has nothing of it.
async function weigh(page, name) {
	await createWalker(page).see(() => document.querySelector('#empty h2') !== null);
	const [first, all, painted] = await page.evaluate(async () => {
		const sum = () => ['navigation', 'resource'].flatMap((one) => performance.getEntriesByType(one)).reduce((bytes, one) => bytes + one.transferSize, 0);
		const before = sum();
		await Promise.all(['highlight', 'formulas'].map((one) => import(`/page/library/${one}.mjs`)));
		return [before, sum(), performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN];
	});
	process.stdout.write(`${name}: ${first} bytes at first, ${all} with all libraries; painted after ${painted.toFixed(0)} ms\n`);
	assert.ok(first > 50_000 && all > first && all <= 400_000, `${first}, ${all} bytes`);
}

// moving tells whether something moves in a page that may: the sign that an answer is being written.
async function moving(page) {
	const { see, script, ask, rest } = createWalker(page);
	await see(() => document.querySelector('#empty h2') !== null);
	await script({ tokens: ['One', ' two'], hold: true });
	await ask('Does it move?', 'waiting');
	await page.evaluate(() => window.speaker.next(1));
	await rest('answering');
	assert.ok(await page.evaluate(() => document.getAnimations().length) > 0, 'something moves where that is not unwanted');
	await page.evaluate(() => window.speaker.next(2));
	await rest();
	await page.evaluate(() => document.getElementById('new-button').click());
}

async function inChromium(device, work) {
	const { page, shot, close } = await open(url, folder, refused, 'en-US', device);
	await weigh(page, 'Chromium');
	await page.addInitScript(scriptSockets);
	await page.reload();
	await work(page, {
		name: 'Chromium', shot: (name) => shot(`${name}-chromium`), tabs: async () => page.context().pages().length,
		resize: (width, height) => page.setViewportSize({ width, height }),
		pdf: async () => countSheets(await page.pdf()), blockScripts: () => page.route(/\.mjs$/, (route) => route.abort()),
	});
	await close();
}

async function inFirefox(prefs, work) {
	const { browser, page, shot, close } = await openFirefox(url, folder, { prefs, allowed: refused });
	await weigh(page, 'Firefox');
	await page.evaluateOnNewDocument(scriptSockets);
	await page.reload();
	await work(page, {
		name: 'Firefox', shot: (name) => shot(`${name}-firefox`), tabs: async () => (await browser.pages()).length,
		resize: (width, height) => page.setViewport({ width, height }), pdf: async () => countSheets(await page.pdf()),
		async blockScripts() {
			await page.setRequestInterception(true);
			page.on('request', (request) => (request.url().endsWith('.mjs') ? request.abort() : request.continue()));
		},
	});
	await close();
}

const all = async (page, browser) => {
	await moving(page);
	await walk(page, { ...browser, only: parts });
};
if (browsers !== 'firefox') {
	await inChromium({}, all);
	await inChromium({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 }, reducedMotion: 'reduce', colorScheme: 'dark' }, touch);
}
if (browsers !== 'chromium') {
	await inFirefox({}, all);
	await inFirefox({ 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1, 'ui.prefersReducedMotion': 1,
		'layout.css.prefers-color-scheme.content-override': 0 }, touch);
}
