// What the scripts here share: a browser with the page, which writes down what must not happen.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// open opens the page. shot writes a screenshot, after axe has looked for what people who use it by keyboard, by ear or with little contrast would
// stumble over; close checks that no request has left the daemon, and that nothing was complained about but what
// allowed (a regular expression) matches. locale is the browser's language, device what else it is: its size, and whether it is touched; flags are
// Chromium's.
export async function open(url, folder, allowed = /^$/, locale = 'en-US', device = {}, flags = []) {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', timeout: 180_000,
		args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
			'--disable-component-update', '--disable-sync', ...flags],
	});
	const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, colorScheme: 'light', locale, ...device });
	const page = await context.newPage();
	const complaints = [];
	const elsewhere = [];
	const here = new URL(url).host;
	page.setDefaultTimeout(120_000);
	page.on('pageerror', (error) => complaints.push(`${error.stack}`));
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') {
			complaints.push(message.text());
		}
	});
	page.on('request', (request) => { if (new URL(request.url()).host !== here) elsewhere.push(request.url()); });
	page.on('websocket', (socket) => { if (new URL(socket.url()).host !== here) elsewhere.push(socket.url()); });
	// The sockets are kept, so that a test can break them, and what they were given to send, so that it can look at it.
	await page.addInitScript(() => {
		const Real = window.WebSocket;
		window.sockets = [];
		window.said = [];
		window.WebSocket = class extends Real {
			constructor(...settings) {
				super(...settings);
				window.sockets.push(this);
			}

			send(data) {
				window.said.push(JSON.parse(data));
				super.send(data);
			}
		};
	});
	await page.goto(url);
	return {
		page,
		prompt: page.getByLabel('Prompt', { exact: true }),
		answer: page.locator('.answer').last(),
		button: (name) => page.getByRole('button', { name, exact: true }),
		async shot(name) {
			await page.evaluate(axe);
			// What fades in is looked at when it has come.
			await page.evaluate(() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
				.forEach((one) => one.finish()));
			const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
			assert.deepEqual(violations.map((one) => `${one.id}: ${one.help}: ${one.nodes.map((node) => node.target)}`), [], name);
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

// showFleet has the page hear that its daemon is the gateway of a fleet, which is made here.
export async function showFleet(page) {
	const member = { state: 'serving', model: 'qwen3-1.7b', class: 'c1', places: 4, free: 1, running: 3, tokens: 1204, tokens_per_second: 41.7, lost: 0 };
	const members = [
		{ ...member, name: 'board1' },
		{ ...member, name: 'board2', free: 0, running: 4, tokens: 18_033, tokens_per_second: 52.4, lost: 1 },
		{ ...member, name: 'board3', state: 'draining', free: 0, running: 1, tokens: 912, tokens_per_second: 9.8 },
		{ ...member, name: 'board4', state: 'gone', model: undefined, places: 0, free: 0, running: 0, tokens: 7120, tokens_per_second: 0, lost: 2 },
	];
	await page.route('**/v1/fleet', (route) => route.fulfill({ json: { members, waiting: 2 } }));
	await page.route('**/v1/models', async (route) => route.fulfill({ json: { ...await (await route.fetch()).json(), fleet: true } }));
}

// kept returns the last answer as the page keeps it: what it knows, told from what it shows.
export async function kept(page) {
	return page.evaluate(() => {
		dispatchEvent(new Event('pagehide'));
		return JSON.parse(sessionStorage.getItem('rkllmd.conversation')).turns.at(-1);
	});
}

// until waits until check(the last answer) holds and is seen, and returns it.
export async function until(page, check, words) {
	for (const end = Date.now() + 120_000; ;) {
		const answer = await kept(page);
		if (check(answer)) {
			await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
			return answer;
		}
		assert.ok(Date.now() < end, `${words}: ${JSON.stringify({ ...answer, tokens: answer.tokens?.length })}`);
		await page.waitForTimeout(20);
	}
}

// watchWords has the page, of playwright or puppeteer, note from now on that an element of selector says these words and is seen, however soon it says
// something else again. What it returns waits until that was so.
export async function watchWords(page, selector, words) {
	await page.evaluate(([one, wanted]) => {
		window.noted = false;
		const observer = new MutationObserver(() => {
			window.noted = [...document.querySelectorAll(one)].some((element) => element.textContent === wanted && element.checkVisibility());
			if (window.noted) {
				observer.disconnect();
			}
		});
		observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	}, [selector, words]);
	return async () => {
		for (const end = Date.now() + 120_000; !await page.evaluate(() => window.noted); await wait(20)) {
			assert.ok(Date.now() < end, `${selector} has never said ${words}`);
		}
	};
}

// speak has the page hear answers that are made here, as the daemon would send them. What it returns takes the tokens of the answers from then on: perSecond
// of them a second, or, with hold, as many as next asks for. asked are the configs that have come.
export async function speak(page) {
	let script = { tokens: ['fine'], perSecond: 1000 };
	let connection = null;
	let sent = 0;
	let number = 0;
	const asked = [];

	const say = (message) => connection.send(JSON.stringify(message));

	function send(upTo) {
		for (; sent < Math.min(upTo, script.tokens.length); sent++) {
			say({ type: 'token', request_id: `gen_${number}`, index: sent, token: script.tokens[sent], timing: { token_ms: 1, total_ms: sent } });
		}
		if (sent === script.tokens.length && !script.over) {
			script.over = true;
			say({
				type: 'completion', request_id: `gen_${number}`, generated_text: script.tokens.join(''), finish_reason: script.reason ?? 'stop', finished: true,
				usage: script.usage ?? { prompt_tokens: 10, completion_tokens: sent, total_tokens: 10 + sent },
				timing: { first_token_ms: 1, total_ms: sent + 1 }, seed: '1',
			});
		}
	}

	await page.routeWebSocket('**/generate', (socket) => {
		connection = socket;
		socket.onMessage((data) => {
			const message = JSON.parse(data);
			if (message.type !== 'config') {
				return;
			}
			asked.push(message);
			number++;
			sent = 0;
			script.over = false;
			const refusal = script.refuse?.(message);
			if (refusal) {
				say({ type: 'error', request_id: `gen_${number}`, recoverable: true, ...refusal });
				return;
			}
			say({ type: 'init', request_id: `gen_${number}`, model: 'rkllmd demo', ...script.init });
			if (script.hold) {
				return;
			}
			const began = Date.now();
			const timer = setInterval(() => {
				send(Math.ceil((Date.now() - began) / 1000 * (script.perSecond ?? 1000)));
				if (script.over) {
					clearInterval(timer);
				}
			}, 5);
		});
	});
	await page.reload(); // routes hold for pages that are loaded after them
	return Object.assign((tokens, settings = {}) => { script = { tokens, ...settings }; }, {
		asked,
		async next(upTo) {
			for (const end = Date.now() + 120_000; number === 0 || script.over !== false; await page.waitForTimeout(10)) {
				assert.ok(Date.now() < end, 'nobody has asked');
			}
			send(Math.floor(upTo));
		},
	});
}
