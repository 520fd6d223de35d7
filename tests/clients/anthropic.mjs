// Anthropic's own SDK against the daemon: messages as a whole and as streams, forms, calls, tokens counted, stop texts,
// errors, an aborted stream.
// Prints the text of a message.
import assert from 'node:assert/strict';
import Anthropic from '@anthropic-ai/sdk';

const [address, key] = process.argv.slice(2);
const settings = { baseURL: `http://${address}`, apiKey: key, maxRetries: 0 };
const client = new Anthropic(settings);
const messages = [{ role: 'user', content: [{ type: 'text', text: 'Who are you?', cache_control: { type: 'ephemeral' } }] }];
const request = { model: 'demo', max_tokens: 30, temperature: 0, system: [{ type: 'text', text: 'Be brief.' }], messages };

const whole = await client.messages.create(request);
assert.match(whole.id, /^msg_/);
assert.deepEqual([whole.type, whole.role, whole.model], ['message', 'assistant', 'demo']);
const [block] = whole.content;
assert.equal(block.type, 'text');
assert.ok(['end_turn', 'max_tokens'].includes(whole.stop_reason));

const stream = client.messages.stream(request);
let streamed = '';
stream.on('text', (delta) => { streamed += delta; });
const final = await stream.finalMessage();
assert.equal(streamed, block.text);
assert.equal(final.content[0].text, block.text);
assert.equal(final.stop_reason, whole.stop_reason);
assert.equal(final.usage.output_tokens, whole.usage.output_tokens);

const counted = await client.messages.countTokens({ model: 'demo', system: request.system, messages });
assert.equal(counted.input_tokens, whole.usage.input_tokens + whole.usage.cache_read_input_tokens);

const stop = block.text[4];
const stopped = await client.messages.create({ ...request, stop_sequences: [stop] });
assert.deepEqual([stopped.stop_reason, stopped.stop_sequence], ['stop_sequence', stop]);
assert.equal(stopped.content[0].text, block.text.slice(0, block.text.indexOf(stop)));

const begun = await client.messages.create({ ...request, messages: [...messages, { role: 'assistant', content: 'I am' }], max_tokens: 3 });
assert.equal(begun.usage.output_tokens, 3);

const schema = {
	type: 'object', properties: { name: { type: 'string', maxLength: 8 }, age: { type: 'integer', minimum: 1, maximum: 99 } },
	required: ['name', 'age'], additionalProperties: false,
};
const parsed = await client.messages.parse({ ...request, max_tokens: 200, output_config: { format: { type: 'json_schema', schema } } });
assert.equal(parsed.stop_reason, 'end_turn');
const person = JSON.parse(parsed.content[0].text);
assert.ok(person.name.length <= 8 && person.age >= 1 && person.age <= 99);

const tools = [{
	name: 'clock', description: 'Tells the time.',
	input_schema: { type: 'object', properties: { zone: { enum: ['Oslo', 'Rome'] } }, required: ['zone'], additionalProperties: false },
}];
const forced = {
	...request, model: 'caller', max_tokens: 200, tools, tool_choice: { type: 'tool', name: 'clock', disable_parallel_tool_use: true },
};
const called = await client.messages.create(forced);
assert.equal(called.stop_reason, 'tool_use');
const use = called.content.at(-1);
assert.deepEqual([use.type, use.name], ['tool_use', 'clock']);
assert.ok(['Oslo', 'Rome'].includes(use.input.zone));
const calling = client.messages.stream(forced);
let pieces = '';
calling.on('inputJson', (piece) => { pieces += piece; });
const complete = await calling.finalMessage();
assert.deepEqual(complete.content.at(-1).input, use.input);
assert.deepEqual(JSON.parse(pieces), use.input);
const told = await client.messages.create({
	...forced, tool_choice: { type: 'auto' }, max_tokens: 5,
	messages: [...messages, { role: 'assistant', content: called.content },
		{ role: 'user', content: [{ type: 'tool_result', tool_use_id: use.id, content: [{ type: 'text', text: '17:05' }] }] }],
});
assert.ok(told.usage.output_tokens > 0);

const refused = async (kind, type, change, asker = client) => {
	const failure = await asker.messages.create({ ...request, ...change }).then(() => null, (error) => error);
	assert.ok(failure instanceof kind, String(failure));
	assert.equal(failure.error.error.type, type);
};
for (const streamIt of [false, true]) {
	await refused(Anthropic.NotFoundError, 'not_found_error', { model: 'claude-opus-4-1', stream: streamIt });
	await refused(Anthropic.BadRequestError, 'invalid_request_error', { max_tokens: 0, stream: streamIt });
	await refused(Anthropic.BadRequestError, 'invalid_request_error', {
		messages: [{ role: 'user', content: [{ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'a' } }] }], stream: streamIt,
	});
	await refused(Anthropic.BadRequestError, 'invalid_request_error', { messages: [{ role: 'user', content: 'word '.repeat(20000) }], stream: streamIt });
	await refused(Anthropic.BadRequestError, 'invalid_request_error', { tools, stream: streamIt }); // its template knows of none
	await refused(Anthropic.AuthenticationError, 'authentication_error', { stream: streamIt }, new Anthropic({ ...settings, apiKey: 'sk-wrong' }));
}

const endless = await client.messages.create({ ...request, max_tokens: 1000, stream: true });
for await (const event of endless) if (event.type === 'content_block_delta') break;
assert.ok(endless.controller.signal.aborted);
const again = await client.messages.create(request);
assert.equal(again.content[0].text, block.text);
process.stdout.write(block.text);
