// OpenAI's own SDK and its responses: as a whole and as streams, forms, calls, conversations, errors, an aborted stream.
// Prints the text of a response.
import assert from 'node:assert/strict';
import OpenAI from 'openai';

const [address, key] = process.argv.slice(2);
const settings = { baseURL: `http://${address}/v1`, apiKey: key, maxRetries: 0 };
const client = new OpenAI(settings);
const request = { model: 'demo', instructions: 'Be brief.', input: 'Who are you?', temperature: 0, max_output_tokens: 30, store: false };

const whole = await client.responses.create(request);
assert.match(whole.id, /^resp_/);
assert.ok(whole.output_text.length > 0);
assert.equal(whole.usage.total_tokens, whole.usage.input_tokens + whole.usage.output_tokens);

const stream = client.responses.stream(request);
let streamed = '';
let next = 0;
stream.on('response.output_text.delta', (event) => { streamed += event.delta; });
stream.on('event', (event) => { assert.equal(event.sequence_number, next++); });
const final = await stream.finalResponse();
assert.equal(streamed, whole.output_text);
assert.equal(final.output_text, whole.output_text);
assert.equal(final.status, whole.status);
assert.equal(final.usage.output_tokens, whole.usage.output_tokens);

const cut = await client.responses.create({ ...request, max_output_tokens: 2 });
assert.deepEqual([cut.status, cut.incomplete_details.reason, cut.usage.output_tokens], ['incomplete', 'max_output_tokens', 2]);

// The whole conversation goes back, as it was answered.
const input = [{ role: 'user', content: [{ type: 'input_text', text: 'Who are you?' }] }, ...whole.output, { role: 'user', content: 'And what can you do?' }];
const more = await client.responses.create({ ...request, input });
assert.ok(more.usage.input_tokens > whole.usage.total_tokens);

const schema = {
	type: 'object', properties: { name: { type: 'string', maxLength: 8 }, age: { type: 'integer', minimum: 1, maximum: 99 } },
	required: ['name', 'age'], additionalProperties: false,
};
const parsed = await client.responses.parse({
	...request, max_output_tokens: 200, text: { format: { type: 'json_schema', name: 'person', strict: true, schema } },
});
assert.equal(parsed.status, 'completed');
const person = parsed.output_parsed;
assert.ok(person.name.length <= 8 && person.age >= 1 && person.age <= 99);

const tools = [{
	type: 'function', name: 'clock', description: 'Tells the time.', strict: true,
	parameters: { type: 'object', properties: { zone: { enum: ['Oslo', 'Rome'] } }, required: ['zone'], additionalProperties: false },
}];
const forced = {
	...request, model: 'caller', max_output_tokens: 200, tools, tool_choice: { type: 'function', name: 'clock' }, parallel_tool_calls: false,
};
const called = await client.responses.create(forced);
assert.equal(called.status, 'completed');
const call = called.output.at(-1);
assert.deepEqual([call.type, call.name, call.status], ['function_call', 'clock', 'completed']);
assert.ok(['Oslo', 'Rome'].includes(JSON.parse(call.arguments).zone));
const calling = client.responses.stream(forced);
let pieces = '';
calling.on('response.function_call_arguments.delta', (event) => { pieces += event.delta; });
const complete = await calling.finalResponse();
assert.equal(pieces, call.arguments);
assert.equal(complete.output.at(-1).arguments, call.arguments);
const told = await client.responses.create({
	...forced, tool_choice: 'auto', max_output_tokens: 5,
	input: [{ role: 'user', content: 'What time is it?' }, ...called.output, { type: 'function_call_output', call_id: call.call_id, output: '17:05' }],
});
assert.ok(told.usage.output_tokens > 0);

const refused = async (kind, status, param, change, asker = client) => {
	const failure = await asker.responses.create({ ...request, ...change }).then(() => null, (error) => error);
	assert.ok(failure instanceof kind, String(failure));
	assert.deepEqual([failure.status, failure.param], [status, param]);
};
for (const streamIt of [false, true]) {
	await refused(OpenAI.NotFoundError, 404, 'model', { model: 'gpt-4o', stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, 'previous_response_id', { previous_response_id: whole.id, stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, 'background', { background: true, stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, 'tools', { tools: [{ type: 'web_search' }], stream: streamIt });
	await refused(OpenAI.BadRequestError, 400, 'input', { input: 'word '.repeat(20000), stream: streamIt });
	await refused(OpenAI.AuthenticationError, 401, null, { stream: streamIt }, new OpenAI({ ...settings, apiKey: 'sk-wrong' }));
}
await assert.rejects(client.responses.retrieve(whole.id), OpenAI.NotFoundError);

const endless = await client.responses.create({ ...request, max_output_tokens: 1000, stream: true });
for await (const event of endless) if (event.type === 'response.output_text.delta') break;
assert.ok(endless.controller.signal.aborted);
const again = await client.responses.create(request);
assert.equal(again.output_text, whole.output_text);
process.stdout.write(whole.output_text);
