// How soon the page is painted for the first time, and when its last file has come, in Chromium, for a browser in English and one in Chinese; in turns, if
// there are several addresses, of one daemon before a change and of one after it. Each load is one of a browser that has never been there.
// Usage: node paint.mjs LOADS URL ...   It prints medians of the loads in milliseconds, and the load of the machine.

import os from 'node:os';
import { chromium } from 'playwright-core';

const [loads, ...urls] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--headless', '--disable-gpu'] });
const times = new Map();

async function load(url, locale) {
	const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, locale });
	const page = await context.newPage();
	await page.goto(url);
	await page.locator('#empty h2').waitFor();
	const [painted, usable] = await page.evaluate(async () => {
		const entry = await new Promise((resolve) => {
			new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(resolve)).observe({ type: 'paint', buffered: true });
		});
		const files = performance.getEntriesByType('resource').map((one) => one.responseEnd);
		return [entry.startTime, Math.max(...files)];
	});
	await context.close();
	return [painted, usable];
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)].toFixed(0);
await load(urls[0], 'en-US'); // the browser's own beginning
for (let i = 0; i < Number(loads); i++) {
	for (const locale of ['en-US', 'zh-CN']) {
		for (const url of urls) {
			const key = `${locale} ${url}`;
			times.set(key, [...times.get(key) ?? [], await load(url, locale)]);
		}
	}
}
for (const [key, all] of times) {
	const first = all.map(([painted]) => painted);
	process.stdout.write(`${key}: first contentful paint ${median(first)} ms (${Math.min(...first).toFixed(0)} to ${Math.max(...first).toFixed(0)}), `
		+ `last file ${median(all.map(([, usable]) => usable))} ms, ${all.length} loads\n`);
}
process.stdout.write(`load ${os.loadavg().map((one) => one.toFixed(1)).join(' ')}\n`);
await browser.close();
