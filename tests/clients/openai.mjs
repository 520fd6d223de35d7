// OpenAI's own SDK against the daemon: models, chats as a whole and as streams, schemas, logprobs, tools, completions, errors, an aborted stream.
// Prints the text of a chat.
import assert from 'node:assert/strict';
import OpenAI from 'openai';

const [address, key] = process.argv.slice(2);
const settings = { baseURL: `http://${address}/v1`, apiKey: key, maxRetries: 0 };
const client = new OpenAI(settings);
const messages = [{ role: 'developer', content: 'Be brief.' }, { role: 'user', content: [{ type: 'text', text: 'Who are you?' }] }];
const request = { model: 'demo', messages, seed: 5, max_completion_tokens: 30 };

const ids = [];
for await (const model of client.models.list()) ids.push(model.id);
assert.deepEqual(ids.toSorted(), ['demo', 'tools']);
assert.equal((await client.models.retrieve('demo')).owned_by, 'rkllmd');

const whole = await client.chat.completions.create({ ...request, logprobs: true, top_logprobs: 3 });
const [choice] = whole.choices;
assert.match(whole.id, /^chatcmpl-/);
assert.equal(whole.usage.total_tokens, whole.usage.prompt_tokens + whole.usage.completion_tokens);
assert.equal(Buffer.from(choice.logprobs.content.flatMap((token) => token.bytes)).toString(), choice.message.content);
assert.ok(choice.logprobs.content.every((token) => token.top_logprobs.length === 3));

const stream = client.chat.completions.stream({ ...request, stream_options: { include_usage: true } });
let streamed = '';
stream.on('content', (delta) => { streamed += delta; });
const final = await stream.finalChatCompletion();
assert.equal(streamed, choice.message.content);
assert.equal(final.choices[0].message.content, choice.message.content);
assert.equal(final.choices[0].finish_reason, choice.finish_reason);
assert.deepEqual(final.usage.total_tokens, whole.usage.total_tokens);

const schema = {
	type: 'object', properties: { name: { type: 'string', maxLength: 8 }, age: { type: 'integer', minimum: 1, maximum: 99 } },
	required: ['name', 'age'], additionalProperties: false,
};
const parsed = await client.chat.completions.parse({
	...request, max_completion_tokens: 200, response_format: { type: 'json_schema', json_schema: { name: 'person', strict: true, schema } },
});
assert.equal(parsed.choices[0].finish_reason, 'stop');
const person = JSON.parse(parsed.choices[0].message.content);
assert.ok(person.name.length <= 8 && person.age >= 1 && person.age <= 99);

const clock = { type: 'function', function: {
	name: 'clock', parameters: { type: 'object', properties: { zone: { type: 'string', enum: ['Europe/Oslo', 'UTC'] } }, required: ['zone'] },
} };
const asked = { model: 'tools', messages: [{ role: 'user', content: 'What time is it?' }], seed: 5, max_tokens: 120, tools: [clock] };
const forced = { ...asked, tool_choice: { type: 'function', function: { name: 'clock' } }, parallel_tool_calls: false };
const called = (await client.chat.completions.create(forced)).choices[0];
assert.deepEqual([called.finish_reason, called.message.content, called.message.tool_calls.length], ['tool_calls', null, 1]);
const [call] = called.message.tool_calls;
assert.ok(['Europe/Oslo', 'UTC'].includes(JSON.parse(call.function.arguments).zone));
const calling = client.chat.completions.stream(forced);
let pieces = '';
calling.on('tool_calls.function.arguments.delta', (delta) => { pieces += delta.arguments_delta; });
const streamedCall = (await calling.finalChatCompletion()).choices[0];
assert.equal(streamedCall.finish_reason, 'tool_calls');
assert.equal(streamedCall.message.tool_calls[0].function.arguments, call.function.arguments);
assert.equal(pieces, call.function.arguments);
const results = [...asked.messages, called.message, { role: 'tool', tool_call_id: call.id, content: '17:05' }];
const answered = await client.chat.completions.create({ ...asked, messages: results, tool_choice: 'none' });
assert.ok(answered.choices[0].message.content.length > 0);
const ran = [];
const tell = (given) => { ran.push(given.zone); return '17:05'; };
const runner = client.chat.completions.runTools({
	...forced, tools: [{ type: 'function', function: { ...clock.function, parse: JSON.parse, function: tell } }],
}, { maxChatCompletions: 1 });
await runner.done();
assert.deepEqual(ran, [JSON.parse(call.function.arguments).zone]);
const several = await client.chat.completions.create({ ...asked, tools: undefined, n: 2, max_tokens: 5 });
assert.deepEqual(several.choices.map((one) => one.index), [0, 1]);

const completion = await client.completions.create({ model: 'demo', prompt: 'Once upon a time', max_tokens: 5 });
assert.equal(completion.choices[0].finish_reason, 'length');
let text = '';
for await (const chunk of await client.completions.create({ model: 'demo', prompt: 'Once upon a time', max_tokens: 5, stream: true })) {
	text += chunk.choices[0]?.text ?? '';
}
assert.ok(text.length > 0);

const made = await client.embeddings.create({ model: 'demo', input: ['one', 'two two'] }); // it asks for base64 by itself
const plain = await client.embeddings.create({ model: 'demo', input: ['one', 'two two'], encoding_format: 'float' });
assert.deepEqual(made.data.map((one) => one.index), [0, 1]);
for (const { embedding, index } of made.data) {
	assert.ok(Math.abs(Math.hypot(...embedding) - 1) < 1e-5);
	assert.ok(embedding.every((value, i) => Math.abs(value - plain.data[index].embedding[i]) < 1e-6));
}

const refused = async (kind, status, code, param, change, asker = client) => {
	const failure = await asker.chat.completions.create({ ...request, ...change }).then(() => null, (error) => error);
	assert.ok(failure instanceof kind, String(failure));
	assert.deepEqual([failure.status, failure.code, failure.param], [status, code, param]);
};
for (const streamIt of [false, true]) {
	await refused(OpenAI.NotFoundError, 404, 'model_not_found', 'model', { model: 'gpt-4o', stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, null, 'n', { n: 33, stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, 'context_length_exceeded', 'messages', {
		messages: [{ role: 'user', content: 'word '.repeat(20000) }], stream: streamIt,
	});
	await refused(OpenAI.BadRequestError, 400, null, 'tools', { tools: [clock], stream: streamIt }); // the demo model calls none
	await refused(OpenAI.AuthenticationError, 401, 'invalid_api_key', null, { stream: streamIt }, new OpenAI({ ...settings, apiKey: 'sk-wrong' }));
}

const endless = await client.chat.completions.create({ ...request, max_completion_tokens: 1000, stream: true });
for await (const chunk of endless) if (chunk.choices[0].delta.content) break;
assert.ok(endless.controller.signal.aborted);
const again = await client.chat.completions.create(request);
assert.equal(again.choices[0].message.content, choice.message.content);
process.stdout.write(choice.message.content);
