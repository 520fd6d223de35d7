// The page of a gateway: the members of its fleet, with their places and how fast they are, one that is being drained, and one that is killed meanwhile.
// Usage: node fleet.mjs URL FOLDER PID...; PID: of the members board1, board2 and board3, which have four places and a model that answers without end.
// Board2 is drained.

import assert from 'node:assert/strict';
import process from 'node:process';
import { open } from './browser.mjs';

const [url, folder, ...members] = process.argv.slice(2);
const { page, shot, close } = await open(url, folder);
const dialog = page.getByRole('dialog', { name: 'Models' });
const row = (name) => dialog.locator('#fleet-list li').filter({ hasText: name });
const read = async () => (await fetch(new URL('/v1/fleet', url))).json();

// until waits until check(what the gateway tells) holds.
async function until(check, words) {
	for (const end = Date.now() + 60_000; ; await page.waitForTimeout(100)) {
		const fleet = await read();
		if (check(fleet)) {
			return fleet;
		}
		assert.ok(Date.now() < end, `${words}: ${JSON.stringify(fleet)}`);
	}
}

// Three members, of which one is drained.
const quiet = await until((fleet) => fleet.members.length === 3 && fleet.members[1].state === 'draining', 'three members, of which one is drained');
assert.deepEqual(quiet.members.map(({ name, state, places, free, lost }) => [name, state, places, free, lost]),
	[['board1', 'serving', 4, 4, 0], ['board2', 'draining', 4, 0, 0], ['board3', 'serving', 4, 4, 0]]);
assert.ok(quiet.members[0].class !== '' && quiet.members[0].model !== '');
await page.getByRole('button', { name: /^Models; / }).click();
await dialog.getByText('3 members compute', { exact: true }).waitFor();
await row('board2').getByText('takes no new answers').waitFor();
await row('board1').getByText('0 of 4 places in use').waitFor();
await row('board2').getByText('0 of 4 places in use').waitFor();

// Five answers: the two that serve share them, and are as fast as their tokens come.
const ask = { prompt: 'the sound of rain', stream: true, max_tokens: 8000 };
const ending = new AbortController();
const answers = Array.from({ length: 5 }, () => fetch(new URL('/v1/generate', url), {
	method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ask), signal: ending.signal,
}));
await Promise.all(answers);
const used = (fleet) => fleet.members.reduce((sum, { places, free }) => sum + places - free, 0);
await until((fleet) => fleet.members.filter((one) => one.tokens_per_second > 0).length === 2 && used(fleet) === 5 + 4,
	'both compute, and the drained one has no room');
await row('board1').getByText(/[23] of 4 places in use · [\d.,]+\stokens\/s/).waitFor();
assert.equal(await row('board1').locator('.places .used').count() + await row('board3').locator('.places .used').count(), 5);
await shot('50-fleet');
await page.emulateMedia({ colorScheme: 'dark' });
await page.setViewportSize({ width: 375, height: 720 });
await shot('50-fleet-small-dark');
assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 375), 'the page is wider than the screen');

// One is killed: its answers were lost with it, and it is gone.
process.kill(Number(members[2]), 'SIGKILL');
await row('board3').getByText(/gone · .*answers? (was|were) lost with it/).waitFor();
await dialog.getByText(/^2 members compute/).waitFor();
await until(({ members: [, , killed] }) => killed.state === 'gone' && killed.lost >= 2 && killed.tokens > 0, 'gone, with two answers at least');
await page.setViewportSize({ width: 1200, height: 800 });
await shot('51-fleet-lost');

// Closed, it asks no more.
await page.keyboard.press('Escape');
let asked = 0;
page.on('request', (one) => { asked += one.url().endsWith('/v1/fleet') ? 1 : 0; });
await page.waitForTimeout(2500);
assert.equal(asked, 0, 'nobody looks');
ending.abort();
await Promise.allSettled(answers);
await close();
