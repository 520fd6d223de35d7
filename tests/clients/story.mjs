// From no model to a conversation: loading, streaming, every control, resuming, errors; by day, by night and on a small screen.
// Usage: node story.mjs URL FOLDER MODEL; MODEL is a slow one that answers without end.

import assert from 'node:assert/strict';
import { kept, open, until } from './browser.mjs';

const [url, folder, model] = process.argv.slice(2);
// 400: the model that is not there; 409: the one that is in the way.
const { page, prompt, answer, button, shot, close } = await open(url, folder, /status of (400|409)/);
const models = page.getByRole('dialog', { name: 'Models' });
const written = []; // what went over WebSockets, as it was written
page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => written.push(String(payload))));

async function post(path, body) {
	const response = await fetch(new URL(path, url), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
	assert.ok(response.ok, `${path}: ${response.status}`);
}

async function ask(text) {
	await prompt.fill(text);
	await prompt.press('Enter');
}

// Nothing is loaded: the page says so, and offers the demo model.
await page.getByText('No model is loaded').waitFor();
await shot('01-no-model');
await button('Settings').click();
await button('Load the demo model').click();
await page.getByText('Talk to rkllmd demo').waitFor();
await shot('02-demo-model');

// A question by mouse, one by keyboard. Shift and Enter begin a line, and what looks like HTML is text.
await button('What is a Unix socket?').click();
await until(page, (one) => one.state === 'done', 'the first answer');
assert.match(await answer.locator('.usage').innerText(), /^\d+ tokens read, \d+ written · first after \d+\sms · [\d,]+\stokens\/s$/);
await prompt.fill('Tell me a story.');
await prompt.press('Shift+Enter');
assert.equal(await prompt.inputValue(), 'Tell me a story.\n');
await page.getByLabel('Mark tokens by their probability').check();
await prompt.press('Enter');
const story = await until(page, (one) => one.state === 'done', 'the story');
assert.ok(story.tokens.every((token) => token.p <= 0 || token.p === undefined));
assert.match(await answer.locator('.timeline').innerText(), new RegExp(`${story.tokens.length} tokens: median [\\d.]+\\sms`));

// Its tokens, by mouse and by keyboard. Underlining tells them apart too.
const marked = answer.locator('.text.marked');
assert.equal(await marked.innerText(), story.content);
await marked.locator('.p0').first().click();
const first = await answer.locator('.detail').innerText();
assert.match(first, /^“.*” [\d.]+\s% · token \d+ of \d+ · [\d.]+\sms\n/);
assert.ok(await answer.locator('.other').count() >= 5, 'the token and what else was likely');
assert.equal(await answer.locator('.other.own').count(), 1);
await marked.press('ArrowRight');
assert.notEqual(await answer.locator('.detail').innerText(), first);
// So it is by the timeline: the pointer goes along it.
const timeline = answer.locator('.timeline svg');
await timeline.hover({ position: { x: 40, y: 60 } });
const pointed = await marked.locator('.chosen').evaluate((span) => [...span.parentElement.children].indexOf(span));
await timeline.hover({ position: { x: 120, y: 60 } });
assert.ok(await marked.locator('.chosen').evaluate((span) => [...span.parentElement.children].indexOf(span)) > pointed, 'the timeline goes along the answer');
assert.equal(await timeline.locator('.mark').count(), 1);
assert.notEqual(await marked.locator('.p0').first().evaluate((span) => getComputedStyle(span).borderBottomStyle), 'none');
await shot('03-probabilities');
await page.emulateMedia({ colorScheme: 'dark' });
await shot('04-probabilities-dark');
await page.emulateMedia({ colorScheme: 'light' });

// Another token that was likely, chosen in the place of one: the answer goes on with it, and the first one stays reachable.
await marked.locator('.p0').first().click();
const place = await marked.locator('.token').evaluateAll((tokens) => tokens.findIndex((token) => token.classList.contains('chosen')));
const instead = story.tokens[place].a.find(([text]) => text !== '')[0];
await answer.locator('.others button').first().click();
const taken = await until(page, (one) => one.state === 'done' && one.id !== story.id, 'the other way');
assert.ok(taken.content.startsWith(`${story.tokens.slice(0, place).map((token) => token.t).join('')}${instead}`.trimEnd()), taken.content);
assert.equal(taken.tokens.map((token) => token.t).join(''), taken.content);
await answer.getByRole('button', { name: 'The version before' }).click();
await until(page, (one) => one.id === story.id, 'the first way');
await page.getByLabel('Mark tokens by their probability').uncheck();

// A preset brings its values back, the system's colours may be left, and the keys have an overview.
for (const group of ['Choice of words', 'Length', 'Presets', 'Look and language']) {
	await page.locator('summary', { hasText: group }).click();
}
await page.getByLabel('Top k', { exact: true }).fill('7');
await page.getByLabel('Stop texts').fill('never said');
assert.equal(await page.locator('#group-choice .changed').innerText(), '1 changed');
await page.getByLabel('Save these parameters as').fill('narrow');
await button('Save').click();
await button('Reset').click();
assert.equal(await page.getByLabel('Top k, as a number').inputValue(), '40');
await page.getByRole('combobox', { name: 'Preset' }).selectOption('narrow');
assert.equal(await page.getByLabel('Top k, as a number').inputValue(), '7');
assert.equal(await page.getByLabel('Stop texts').inputValue(), 'never said');
await page.waitForFunction(() => JSON.parse(localStorage.getItem('rkllmd.parameters'))?.top_k === 7);
await button('Reset').click();
await page.getByLabel('Colours').selectOption('dark');
assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
await page.getByLabel('Colours').selectOption('');
await button('Keys').click();
await page.getByRole('dialog', { name: 'Keys' }).getByText('this overview').waitFor();
await shot('04-keys');
await page.keyboard.press('Escape');
await prompt.focus();

// Sentences are spoken, not tokens.
const spoken = await page.locator('#spoken p').allInnerTexts();
assert.ok(spoken.includes('The answer is complete.'), spoken.join('|'));
assert.ok(spoken.length < story.tokens.length / 3, spoken.join('|'));

// Mirostat, and a form: the answer is held to it, and shown as it is. What is no JSON is said at once, and refused by the daemon.
for (const group of ['Mirostat', 'Form of the answer']) {
	await page.locator('summary', { hasText: group }).click();
}
await page.getByLabel('Version, as a number').fill('2');
await page.getByLabel('Version, as a number').press('Tab');
await page.getByLabel('Tau, as a number').fill('4');
await page.getByLabel('Tau, as a number').press('Tab');
await page.getByLabel('The answer is').selectOption('schema');
await page.getByLabel('JSON Schema').fill('{"properties": ');
await page.getByLabel('JSON Schema').press('Tab');
await page.getByText(/^This is no JSON: /).waitFor();
await shot('04-no-schema');
await ask('Who are you?');
await answer.getByRole('alert').getByText('the schema cannot be used').waitFor();
await answer.getByRole('button', { name: 'Edit the prompt' }).click();
const person = { properties: { name: { type: 'string', maxLength: 9 }, age: { type: 'integer', maximum: 99 } }, required: ['name', 'age'] };
await page.getByLabel('JSON Schema').fill(JSON.stringify(person));
await page.getByLabel('JSON Schema').press('Tab');
await page.getByText(/^This is no JSON: /).waitFor({ state: 'hidden' });
assert.equal(await page.locator('#group-form .changed').innerText(), '1 changed');
assert.equal(await page.locator('#group-mirostat .changed').innerText(), '2 changed');
await ask('Who are you?');
const formed = await until(page, (one) => one.state === 'done', 'the answer of a form');
const { name, age, ...rest } = JSON.parse(formed.content);
assert.ok(name.length <= 9 && age <= 99 && Object.keys(rest).length === 0, formed.content);
assert.equal(await answer.locator('> .text.plain').innerText(), formed.content.trimStart());
await shot('04-schema');
await page.getByLabel('The answer is').selectOption('grammar');
await page.getByLabel('Grammar (GBNF)').fill('root ::= "yes" | "no"');
await page.getByLabel('Grammar (GBNF)').press('Tab');
await ask('Is a Unix socket a file?');
const short = await until(page, (one) => one.state === 'done', 'the answer of a grammar');
assert.match(short.content, /^(yes|no)$/);
const sent = await page.evaluate(() => window.said.filter((one) => one.type === 'config').slice(-1)[0]);
assert.deepEqual([sent.parameters.mirostat, sent.parameters.mirostat_tau, sent.parameters.mirostat_eta, sent.grammar, sent.schema],
	[2, 4, 0.1, 'root ::= "yes" | "no"', undefined]);
await button('Reset').click();
assert.equal(await page.getByLabel('The answer is').inputValue(), '');
await ask('Who are you?');
await until(page, (one) => one.state === 'done', 'a free answer');
const free = await page.evaluate(() => window.said.filter((one) => one.type === 'config').slice(-1)[0]);
assert.ok(!('grammar' in free) && !('mirostat' in free.parameters) && !('mirostat_tau' in free.parameters), 'off, nothing of it is sent');

// A seed has 64 bits, and goes out as the text that was written; what is no such number is for the daemon to refuse. "Edit the prompt" costs no other answer.
const seed = page.getByLabel(/^Seed:/);
for (const [typed, wanted] of [['18446744073709551615', '18446744073709551615'], [' 09007199254740993', '09007199254740993']]) {
	await seed.fill(typed);
	await seed.press('Tab');
	const { id } = await kept(page);
	await answer.getByRole('button', { name: 'Regenerate' }).click();
	await until(page, (one) => one.state === 'done' && one.id !== id, typed);
	const config = written.map((one) => JSON.parse(one)).findLast((one) => one.type === 'config');
	assert.equal(config.parameters.seed, wanted);
}
await seed.fill('18446744073709551616');
await seed.press('Tab');
await answer.getByRole('button', { name: 'Regenerate' }).click();
await answer.getByRole('alert').getByText('seed').waitFor();
await seed.fill('');
await seed.press('Tab');
await answer.getByRole('button', { name: 'Edit the prompt' }).click();
await answer.getByRole('button', { name: 'Edit the prompt' }).click(); // the field stays
await page.getByLabel('The question').fill('Who else are you?');
await button('Ask this').click();
await until(page, (one) => one.state === 'done', 'the edited question');
const asker = page.locator('.question').last();
await asker.hover();
await asker.getByRole('button', { name: 'The version before' }).click();
assert.equal(await answer.locator('.fork span').innerText(), '4 / 4');
await answer.getByRole('button', { name: 'The version before' }).click();
await until(page, (one) => one.state === 'done' && one.content !== '', 'the answer before the refused one');

await ask('<img src=x onerror="document.title=1"> <b>hello</b>');
await until(page, (one) => one.state === 'done', 'the answer to HTML');
assert.equal(await page.locator('.question').last().locator('.text').innerText(), '<img src=x onerror="document.title=1"> <b>hello</b>');
assert.equal(await page.locator('#turns img, #turns b').count(), 0);

// Another model, by its path, with a bar that shows how far it is: as long as it is looked at.
let stopLooking;
const looked = new Promise((resolve) => { stopLooking = resolve; });
await page.route('**/v1/models/progress', (route) => looked.then(() => route.continue()));
await page.getByRole('button', { name: 'Models; rkllmd demo' }).click();
await models.getByText('rkllmd demo is loaded').waitFor();
await models.getByText(/ MiB · .*fits into memory$/).waitFor();
await shot('05-models');
const unloads = [];
page.on('request', (one) => { if (one.url().endsWith('/unload')) unloads.push(one.url()); });
await models.getByLabel(/^Another model/).fill('/nowhere/model.gguf');
await models.getByRole('button', { name: 'Load', exact: true }).click();
await models.getByRole('alert').waitFor();
await models.getByText('rkllmd demo is loaded').waitFor();
assert.deepEqual(unloads, [], 'a path that is refused costs nobody the model that is loaded');
await shot('06-model-refused');
await models.getByLabel(/^Another model/).fill(model);
await models.getByRole('button', { name: 'Load', exact: true }).click();
await models.locator('#models-progress-bar').waitFor();
await shot('07-loading');
stopLooking();
await models.getByText('a slow speaker is loaded').waitFor();
await page.keyboard.press('Escape');
await button('New').click();

// Streaming, and a pause in which nothing comes for two seconds.
// So long that it does not end while it is looked at, however fast the machine.
await page.getByLabel('Max tokens', { exact: true }).press('End');
await page.getByLabel('Max tokens', { exact: true }).press('ArrowLeft'); // half of the context
// Reset, and a question at once: its config has the values already, so no control tells of them. The page does it in one go, and the answer is there for longer
// than the page waits before it tells of a slider.
await prompt.fill('the sound of rain');
await page.evaluate(() => {
	const length = document.getElementById('slider-max_tokens');
	const { value } = length;
	document.getElementById('reset-button').click();
	length.value = value;
	length.dispatchEvent(new Event('input'));
	document.getElementById('send-button').click();
});
await until(page, (one) => one.tokens.length > 20, 'streaming');
await shot('08-streaming');
await page.evaluate(() => new Promise((done) => { setTimeout(done, 300); }));
assert.equal((await kept(page)).state, 'answering');
await page.getByRole('button', { name: 'Models; a slow speaker' }).click();
await models.getByText('1 request', { exact: true }).waitFor();
await models.getByRole('button', { name: 'Unload a slow speaker' }).click();
await models.getByRole('alert').getByText('1 request uses the model that is loaded.').waitFor();
await page.keyboard.press('Escape');
// Somebody else uses it too.
const other = new AbortController();
const asked = { prompt: 'the sound of rain', stream: true, max_tokens: 8000 };
const answered = await fetch(new URL('/v1/generate', url), { // kept: one that nobody holds is closed with the garbage
	method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked), signal: other.signal,
});
await page.getByRole('button', { name: 'Models; a slow speaker' }).click();
await models.getByText('2 requests', { exact: true }).waitFor();
await models.getByRole('button', { name: 'Unload a slow speaker' }).click();
await models.getByRole('alert').getByText('2 requests use the model that is loaded.').waitFor();
await shot('08-used');
await page.keyboard.press('Escape');
other.abort();
await assert.rejects(answered.text(), { name: 'AbortError' });
await button('Pause').click();
await until(page, (one) => one.state === 'paused', 'pause');
await shot('09-paused'); // meanwhile the token arrives that was being computed
// A talk that is longer than its window, with nothing in it that takes the keyboard: the keyboard must reach it all the same.
await page.setViewportSize({ width: 1200, height: 260 });
assert.ok(await page.evaluate(() => {
	const box = document.getElementById('scroller');
	return box.scrollHeight > box.clientHeight + 40;
}), 'nothing to scroll');
await shot('09-paused-low');
await page.setViewportSize({ width: 1200, height: 800 });
const paused = await kept(page);
await page.waitForTimeout(2000);
assert.deepEqual(written.filter((one) => JSON.parse(one).action === 'modify'), [], 'the answer has the values that were set just before it');
assert.equal((await kept(page)).content, paused.content, 'a paused answer goes on');
assert.equal(await page.locator('#state').innerText(), `Paused after ${paused.tokens.length} tokens`);
await button('Resume').click();
const resumed = await until(page, (one) => one.tokens.length > paused.tokens.length + 5, 'resume');
assert.ok(resumed.content.startsWith(paused.content));

// Sliders, while it goes on; by keyboard.
const temperature = page.getByLabel('Temperature', { exact: true });
await temperature.press('End');
await page.getByText('From the next token on: Temperature 2.').waitFor();
await shot('10-modified');
assert.equal((await kept(page)).state, 'answering');
await prompt.press('Escape');
const stopped = await until(page, (one) => one.state === 'done', 'stop');
assert.equal(stopped.reason, 'cancelled');
assert.match(await answer.locator('.usage').innerText(), /stopped$/);
await shot('11-stopped');

// Once more: after the end, and while it goes on.
await button('Regenerate').click();
const again = await until(page, (one) => one.id !== stopped.id && one.tokens.length > 5, 'regenerate');
await shot('12-regenerated');
await button('Regenerate').click();
await until(page, (one) => one.id !== again.id && one.tokens.length > 5, 'regenerate at once');
assert.equal(await page.locator('.turn').count(), 2);

// A reload, then a connection that breaks: nothing is lost, nothing comes twice.
const before = await kept(page);
await page.reload();
const back = await until(page, (one) => one.tokens.length > before.tokens.length + 5, 'resuming after a reload');
assert.equal(back.id, before.id);
assert.ok(back.content.startsWith(before.content), 'the answer goes on where it was');
await page.waitForFunction(() => window.sockets?.length === 1); // what was kept may have told of more before the reload
await page.evaluate(() => window.sockets.at(-1).close(3001));
await until(page, (one) => one.tokens.length > back.tokens.length + 5, 'resuming on another connection');
assert.equal(await page.evaluate(() => window.sockets.length), 2);
await shot('13-resumed');

// What is pressed while there is no connection is done when there is one again.
const cut = (id) => page.evaluate((name) => {
	window.sockets.at(-1).close(3001);
	document.getElementById(name).click();
}, id);
await cut('regenerate-button');
const anew = await until(page, (one) => one.id !== back.id && one.tokens.length > 5, 'regenerate without a connection');
assert.equal(anew.tokens.map((token) => token.t).join(''), anew.content, 'nothing of the old answer is in it');
await cut('stop-button');
const whole = await until(page, (one) => one.state === 'done', 'the end');
assert.equal(whole.tokens.map((token) => token.t).join(''), whole.content, 'the tokens are the whole text');
await page.getByLabel('Plain text').check();
assert.equal(await answer.locator('> .text').innerText(), whole.content.trimStart());
await page.getByLabel('Plain text').uncheck();

// Errors say what can be done.
await post('/v1/models/unload', {});
await ask('and of wind');
await answer.getByRole('alert').getByText('no model').waitFor();
await shot('14-no-model');
await post('/v1/models/load', { model_path: 'builtin:demo' });
await answer.getByRole('button', { name: 'Retry' }).click();
await until(page, (one) => one.state === 'done', 'the answer after a retry');
await page.getByRole('button', { name: 'Models; rkllmd demo' }).waitFor();
assert.equal(await page.getByRole('alert').filter({ visible: true }).count(), 0);
await ask('rain '.repeat(4000)); // longer than the context by itself: there is nothing that could be left out
await answer.getByRole('button', { name: 'Edit the prompt' }).waitFor();
await shot('15-too-long');
await answer.getByRole('button', { name: 'Edit the prompt' }).click();
assert.equal(await prompt.inputValue(), 'rain '.repeat(4000));

// A small screen.
await prompt.fill('');
await ask('Count from 3 to 8.');
await until(page, (one) => one.state === 'done', 'counting');
await page.setViewportSize({ width: 360, height: 720 });
await shot('16-small');
assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), 'the page is wider than the screen');
await button('Settings').click();
await shot('17-small-settings');
await page.keyboard.press('Escape');
assert.equal(await page.locator('#panel').isVisible(), false);
await page.emulateMedia({ colorScheme: 'dark' });
await page.getByRole('button', { name: /^Models; / }).click();
await shot('18-small-models-dark');
await close();
