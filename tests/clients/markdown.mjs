// Answers as Markdown: what it looks like, while it streams and afterwards, and that nothing in it is ever carried out.
// Usage: node markdown.mjs URL FOLDER; the demo model is loaded. The answers come from here, in the place of the daemon's.

import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { open, speak, until, watchWords } from './browser.mjs';
import { checkHostile } from './hostile.mjs';

const [url, folder] = process.argv.slice(2);
const { page, prompt, answer, button, shot, close } = await open(url, folder);

const text = `# Title

Some **bold**, *soft* and \`inline\` words, a [link](https://example.org/a?b=c "t"), and <b>no HTML</b>.

1. one
2. two
   - inner

> quoted

| left | right |
|:-----|------:|
| a    | 12    |

\`\`\`python
def double(x):
    return x * 2  # twice
\`\`\`

![a picture](https://example.org/x.png) [bad](javascript:alert(1))

The sum $a^2 + b^2 = c^2$, and

$$\\int_0^1 x\\,dx = \\frac{1}{2}$$
`;

async function ask(words) {
	await prompt.fill(words);
	await prompt.press('Enter');
}

// As it streams, in pieces of four characters: each frame has a whole document, and blocks that are done stay the same nodes.
const say = await speak(page);
await page.getByText('Talk to rkllmd demo').waitFor();
const pieces = text.match(/[^]{1,4}/gu);
say(pieces, { hold: true });
await ask('show me');
await say.next(pieces.length / 2);
await answer.locator('.markdown h1').waitFor();
await page.evaluate(() => { window.title = document.querySelector('.markdown h1'); });
await say.next(pieces.length);
await until(page, (one) => one.state === 'done', 'the answer');
assert.ok(await page.evaluate(() => window.title.isConnected), 'a block that was done is the same one at the end');
for (const [what, count] of Object.entries({
	'h1': 1, 'strong': 1, 'em': 1, 'ol > li': 2, 'ol ul > li': 1, 'blockquote p': 1, 'table td.to-right': 1,
	'pre code .hljs-keyword': 2, 'a': 2, 'b': 0,
	'img': 0, 'math': 2, 'math[display=block]': 1,
})) {
	await page.waitForFunction(([where, wanted]) => document.querySelectorAll(`.markdown ${where}`).length === wanted, [what, count])
		.catch(async () => assert.fail(`${what}: not ${count} times in ${await answer.locator('.markdown').innerHTML()}`));
}
await shot('50-markdown');
await button('Settings').click();
await page.emulateMedia({ colorScheme: 'dark' });
await shot('51-markdown-dark');
await page.emulateMedia({ colorScheme: 'light' });

// Code is copied, here as by plain HTTP from another machine, where there is no clipboard for scripts.
await page.evaluate(() => {
	Object.defineProperty(navigator, 'clipboard', { value: undefined });
	document.addEventListener('copy', () => { window.copied = document.activeElement.value; });
});
const copied = await watchWords(page, '.answer .code-head button', 'Copied');
await answer.getByRole('button', { name: 'Copy the code (python)' }).click();
await copied();
assert.equal(await page.evaluate(() => window.copied), 'def double(x):\n    return x * 2  # twice\n');

// A link says where it leads before it leads there.
await answer.getByRole('link', { name: 'link', exact: true }).click();
await page.getByText('https://example.org/a?b=c', { exact: true }).waitFor();
await shot('52-leave');
await button('Stay here').click();
assert.equal(page.context().pages().length, 1);

// The text as it was written.
await page.getByLabel('Plain text').check();
assert.equal(await answer.locator('> .text').innerText(), text);
await page.getByLabel('Plain text').uncheck();
await answer.locator('.markdown h1').waitFor();

// A thousand tokens a second for three seconds: how long frames take meanwhile.
const long = Array.from({ length: 120 }, (_, i) => (i % 20 === 10 ? '\n\n```js\nconst a = 1;\nlet b = a;\n```\n\n'
	: ` Some **words** in sentence ${i}, with \`code\`.${i % 4 ? '' : '\n\n'}`)).join('');
const tokens = long.match(/[^]{1,5}/gu);
say(tokens, { perSecond: 1000 });
await page.evaluate(() => {
	window.frames20 = [];
	let before = performance.now();
	requestAnimationFrame(function step(now) {
		window.frames20.push(now - before);
		before = now;
		requestAnimationFrame(step);
	});
});
const began = performance.now();
await ask('a long one');
await answer.locator('.foot').waitFor();
const seconds = (performance.now() - began) / 1000;
await until(page, (one) => one.state === 'done' && one.content === long, 'the long answer');
const frames = (await page.evaluate(() => window.frames20)).toSorted((a, b) => a - b);
process.stdout.write(`${tokens.length} tokens in ${seconds.toFixed(1)} s; ${frames.length} frames: median ${frames[frames.length >> 1].toFixed(1)} ms, ` +
	`95 % within ${frames[Math.floor(frames.length * 0.95)].toFixed(1)} ms, the longest ${frames.at(-1).toFixed(1)} ms\n`);

// All of it, fetched by one who has none of it, is small enough for a slow line.
const fresh = await (await page.context().browser().newContext()).newPage();
const network = await fresh.context().newCDPSession(fresh);
let bytes = 0;
network.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
await network.send('Network.enable');
await fresh.goto(url);
await fresh.getByText('Talk to rkllmd demo').waitFor();
const first = bytes;
await fresh.evaluate(() => Promise.all(['highlight', 'formulas'].map((name) => import(`/page/library/${name}.mjs`))));
process.stdout.write(`${first} bytes at first, ${bytes} with all libraries\n`);
assert.ok(first > 50_000 && bytes <= 400_000, `${bytes} bytes`);
await fresh.context().close();

// Ten thousand answers that want to be more than text.
await checkHostile(page, 10_000);
await close();
