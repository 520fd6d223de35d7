// OpenAI's own SDK against the daemon: models, chats as a whole and as streams, schemas, logprobs, completions, errors, an aborted stream.
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
assert.deepEqual(ids, ['demo']);
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

const completion = await client.completions.create({ model: 'demo', prompt: 'Once upon a time', max_tokens: 5 });
assert.equal(completion.choices[0].finish_reason, 'length');
let text = '';
for await (const chunk of await client.completions.create({ model: 'demo', prompt: 'Once upon a time', max_tokens: 5, stream: true })) {
	text += chunk.choices[0]?.text ?? '';
}
assert.ok(text.length > 0);

const refused = async (kind, status, code, param, change, asker = client) => {
	const failure = await asker.chat.completions.create({ ...request, ...change }).then(() => null, (error) => error);
	assert.ok(failure instanceof kind, String(failure));
	assert.deepEqual([failure.status, failure.code, failure.param], [status, code, param]);
};
for (const streamIt of [false, true]) {
	await refused(OpenAI.NotFoundError, 404, 'model_not_found', 'model', { model: 'gpt-4o', stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, null, 'n', { n: 2, stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, 'context_length_exceeded', null, {
		messages: [{ role: 'user', content: 'word '.repeat(20000) }], stream: streamIt,
	});
	await refused(OpenAI.AuthenticationError, 401, 'invalid_api_key', null, { stream: streamIt }, new OpenAI({ ...settings, apiKey: 'sk-wrong' }));
}

const endless = await client.chat.completions.create({ ...request, max_completion_tokens: 1000, stream: true });
for await (const chunk of endless) if (chunk.choices[0].delta.content) break;
assert.ok(endless.controller.signal.aborted);
const again = await client.chat.completions.create(request);
assert.equal(again.choices[0].message.content, choice.message.content);
process.stdout.write(choice.message.content);
