// What the stories in Firefox share: a browser with the page, driven by puppeteer over WebDriver BiDi.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// openFirefox opens the page. shot writes a screenshot, after axe has looked at the page; until waits until check(the last answer) holds, and returns that, as
// the page keeps it; close checks that no request has left the daemon, and that nothing was complained about but what allowed matches. prefs are Firefox's.
export async function openFirefox(url, folder, { prefs = {}, allowed = /^$/ } = {}) {
	const browser = await puppeteer.launch({
		browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true, timeout: 180_000,
		protocolTimeout: 900_000, // a slow machine shows ten thousand answers meanwhile (hostile.mjs)
		extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'app.update.enabled': false, ...prefs },
	});
	const page = await browser.newPage();
	const complaints = [];
	const elsewhere = [];
	page.setDefaultTimeout(120_000);
	page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
	page.on('console', (message) => (message.type() === 'error' ? complaints.push(message.text()) : undefined));
	// A data: address is no host: as it prints, Firefox takes a font of its own by one.
	const here = (address) => address.startsWith('data:') || new URL(address).host === new URL(url).host;
	page.on('request', (request) => (here(request.url()) ? undefined : elsewhere.push(request.url())));
	await page.setViewport({ width: 1200, height: 800 });
	await page.goto(url);
	return {
		browser, page,
		text: (selector) => page.$$eval(selector, (all) => all.at(-1)?.innerText ?? ''),
		press: (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
		async ask(words) {
			await page.focus('#prompt');
			await page.keyboard.type(words);
			await page.keyboard.press('Enter');
		},
		// has waits until an element of selector has these words, and is seen.
		async has(selector, words) {
			await page.waitForFunction((one, wanted) => {
				return [...document.querySelectorAll(one)].some((element) => element.innerText.includes(wanted) && element.checkVisibility());
			}, {}, selector, words).catch((error) => assert.fail(`${selector}: ${words}: ${error.message}`));
		},
		async until(check, words) {
			for (const end = Date.now() + 120_000; ; await wait(20)) {
				const answer = await page.evaluate(() => {
					dispatchEvent(new Event('pagehide'));
					return JSON.parse(sessionStorage.getItem('rkllmd.conversation')).turns.at(-1);
				});
				if (answer && check(answer)) {
					await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
					return answer;
				}
				assert.ok(Date.now() < end, `${words}: ${JSON.stringify({ ...answer, tokens: answer?.tokens?.length })}`);
			}
		},
		async shot(name) {
			await page.evaluate(axe);
			const violations = await page.evaluate(async () => {
				document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).forEach((one) => one.finish());
				const found = await window.axe.run({ resultTypes: ['violations'] });
				return found.violations.map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.target)}`);
			});
			assert.deepEqual(violations, [], name);
			await page.screenshot({ path: path.join(folder, `${name}.png`) });
			process.stdout.write(`${name}\n`);
		},
		async close() {
			await browser.close();
			assert.deepEqual(elsewhere, [], 'requests to other hosts');
			assert.deepEqual(complaints.filter((words) => !allowed.test(words)), [], 'what the browser complains about');
		},
	};
}
