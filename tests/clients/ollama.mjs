// Ollama's own client for Node against the daemon: models, chats as a whole and as streams, schemas, tools, embeddings, errors, an
// aborted stream. Prints the text of a chat.
import assert from 'node:assert/strict';
import { Ollama } from 'ollama';

const [host, key] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${key}` };
const client = new Ollama({ host, headers });
const messages = [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Who are you?' }];
const request = { model: 'demo', messages, options: { seed: 5, num_predict: 30, num_ctx: 2048 } };

assert.match((await client.version()).version, /^0\.\d+\.\d+$/);
const names = (await client.list()).models.map((model) => model.name);
assert.deepEqual(names, ['caller:latest', 'demo:latest', 'gpt-4o:latest']);
const shown = await client.show({ model: 'demo' });
assert.deepEqual(shown.capabilities, ['completion']);
assert.equal(shown.model_info[`${shown.model_info['general.architecture']}.context_length`], 4096);
assert.ok(shown.details.families.length === 1 && shown.template.includes('<|im_start|>'));
assert.deepEqual((await client.show({ model: 'caller' })).capabilities, ['completion', 'tools', 'thinking']);

const whole = await client.chat({ ...request, logprobs: true, top_logprobs: 2 });
const said = whole.message.content;
assert.ok(whole.done && ['stop', 'length'].includes(whole.done_reason) && whole.eval_count > 0 && whole.total_duration > 0);
assert.equal(Buffer.from(whole.logprobs.flatMap((token) => token.bytes)).toString(), said);
assert.ok(whole.logprobs.every((token) => token.top_logprobs.length === 2));
let streamed = '';
let last;
for await (const part of await client.chat({ ...request, model: 'gpt-4o', stream: true })) {
	assert.equal(last?.done ?? false, false);
	assert.equal(part.model, 'gpt-4o');
	streamed += part.message.content;
	last = part;
}
assert.equal(streamed, said);
assert.deepEqual([last.done, last.done_reason, last.eval_count], [true, whole.done_reason, whole.eval_count]);

const first = await client.generate({ model: 'demo', prompt: 'Who are you?', options: request.options });
assert.ok(first.response.length > 0 && first.context.length > first.eval_count);
const next = await client.generate({ model: 'demo', prompt: 'And you?', context: first.context, options: { num_predict: 5 } });
assert.ok(next.prompt_eval_count > first.context.length && next.context.length > first.context.length);
const raw = await client.generate({ model: 'demo', prompt: 'Once upon a time', raw: true, options: { num_predict: 3 } });
assert.equal(raw.done_reason, 'length');

const format = {
	type: 'object', properties: { name: { type: 'string', maxLength: 8 }, age: { type: 'integer', minimum: 1, maximum: 99 } },
	required: ['name', 'age'], additionalProperties: false,
};
const person = JSON.parse((await client.chat({ ...request, options: { seed: 5, num_predict: 200 }, format })).message.content);
assert.ok(person.name.length <= 8 && person.age >= 1 && person.age <= 99);

const input = ['one', 'two two', 'one'];
const made = await client.embed({ model: 'demo', input });
assert.equal(made.embeddings.length, 3);
assert.deepEqual(made.embeddings[0], made.embeddings[2]);
assert.notDeepEqual(made.embeddings[0], made.embeddings[1]);
for (const vector of made.embeddings) assert.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-5 && vector.length === 192);
const short = (await client.embed({ model: 'demo', input: 'one', dimensions: 8 })).embeddings[0];
const cut = made.embeddings[0].slice(0, 8);
assert.ok(short.every((value, i) => Math.abs(value - cut[i] / Math.hypot(...cut)) < 1e-5));
assert.deepEqual((await client.embeddings({ model: 'demo', prompt: 'one' })).embedding, made.embeddings[0]);

// the weights of this one are random: what is tested is that tools reach its template, and that what it writes comes back
const tools = [{ type: 'function', function: { name: 'clock', parameters: { type: 'object', properties: { zone: { type: 'string' } } } } }];
const called = await client.chat({
	model: 'caller', messages: [
		...messages, { role: 'assistant', content: '', tool_calls: [{ function: { name: 'clock', arguments: { zone: 'Europe/Oslo' } } }] },
		{ role: 'tool', tool_name: 'clock', content: '17:05' },
	], tools, think: false, keep_alive: -1, options: { num_predict: 8, seed: 1 },
});
assert.ok(called.done && called.eval_count <= 8);
const running = (await client.ps()).models.map((model) => model.name);
assert.deepEqual(running, ['caller:latest', 'demo:latest']);
assert.equal((await client.generate({ model: 'caller', prompt: '', keep_alive: 0 })).done_reason, 'unload');
assert.equal((await client.pull({ model: 'demo' })).status, 'success');

const refused = async (status, words, call) => {
	const failure = await call().then(() => null, (error) => error);
	assert.equal(failure?.name, 'ResponseError', String(failure));
	assert.deepEqual([failure.status_code, words.test(failure.message)], [status, true], failure.message);
};
await refused(404, /^model 'llama3' not found/, () => client.chat({ ...request, model: 'llama3' }));
await refused(404, /^model 'llama3' not found/, () => client.chat({ ...request, model: 'llama3', stream: true }));
await refused(404, /^model 'llama3' not found/, () => client.delete({ model: 'llama3' }));
await refused(400, /no model is fetched/, () => client.pull({ model: 'llama3' }));
await refused(400, /20000|tokens/, () => client.chat({ ...request, messages: [{ role: 'user', content: 'word '.repeat(20000) }] }));
await refused(400, /images/, () => client.generate({ model: 'demo', prompt: 'a', images: ['aGk='] }));
await refused(400, /tools|functions/, () => client.chat({ ...request, tools }));
await refused(401, /token/, () => new Ollama({ host }).list());

// so long an answer, with so much beside each token, does not fit into one piece of the network's: something is left to abort
const endless = await client.chat({
	...request, options: { num_predict: 1000 }, format: { type: 'array', items: { type: 'integer' }, minItems: 100 }, logprobs: true, top_logprobs: 20,
	stream: true,
});
await assert.rejects(async () => {
	for await (const part of endless) if (part.message.content) endless.abort();
}, { name: 'AbortError' });
assert.equal((await client.chat(request)).message.content, said);
process.stdout.write(said);
