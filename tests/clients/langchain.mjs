// LangChain against the daemon: ChatOpenAI by chat completions and by responses, ChatAnthropic by messages; whole answers, streams, forms, calls,
// errors, an aborted stream.
import assert from 'node:assert/strict';
import { ToolMessage } from '@langchain/core/messages';
import { ChatAnthropic } from '@langchain/anthropic';
import { ChatOpenAI } from '@langchain/openai';

const [address, key] = process.argv.slice(2);
const talk = [['system', 'Be brief.'], ['human', 'Who are you?']];
const common = { model: 'demo', temperature: 0, maxTokens: 30, maxRetries: 0 };
const schema = {
	title: 'person', type: 'object', properties: { old: { type: 'boolean' }, tall: { type: 'boolean' } },
	required: ['old', 'tall'], additionalProperties: false,
}; // ChatAnthropic takes all limits out of a schema: booleans have none
const clock = {
	type: 'function', function: {
		name: 'clock', description: 'Tells the time.',
		parameters: { type: 'object', properties: { zone: { enum: ['Oslo', 'Rome'] } }, required: ['zone'], additionalProperties: false },
	},
};
const openai = { ...common, apiKey: key, configuration: { baseURL: `http://${address}/v1` } };
const models = {
	completions: (change) => new ChatOpenAI({ ...openai, ...change }),
	responses: (change) => new ChatOpenAI({ ...openai, useResponsesApi: true, ...change }),
	messages: (change) => new ChatAnthropic({ ...common, anthropicApiKey: key, anthropicApiUrl: `http://${address}`, ...change }),
};

const texts = [];
for (const [name, create] of Object.entries(models)) {
	const model = create({});
	const whole = await model.invoke(talk);
	assert.ok(whole.text.length > 0, name);
	assert.equal(whole.usage_metadata.total_tokens, whole.usage_metadata.input_tokens + whole.usage_metadata.output_tokens);
	let streamed = '';
	for await (const chunk of await model.stream(talk)) streamed += chunk.text;
	assert.equal(streamed, whole.text, name);
	texts.push(whole.text);

	const person = await create({ maxTokens: 200 }).withStructuredOutput(schema, { method: 'jsonSchema' }).invoke(talk);
	assert.deepEqual(Object.values(person).map((value) => typeof value), ['boolean', 'boolean'], name);

	const caller = create({ model: 'caller', maxTokens: 200 });
	const choice = name === 'messages' ? { type: 'tool', name: 'clock', disable_parallel_tool_use: true } : 'clock';
	const forced = caller.bindTools([clock], { tool_choice: choice, ...(name === 'messages' ? {} : { parallel_tool_calls: false }) });
	const called = await forced.invoke(talk);
	const [call] = called.tool_calls;
	assert.equal(call.name, 'clock', name);
	assert.ok(['Oslo', 'Rome'].includes(call.args.zone), name);
	let gathered;
	for await (const chunk of await forced.stream(talk)) gathered = gathered ? gathered.concat(chunk) : chunk;
	assert.deepEqual(gathered.tool_calls[0].args, call.args, name);
	const result = new ToolMessage({ content: '17:05', tool_call_id: call.id });
	const told = await create({ model: 'caller', maxTokens: 5 }).bindTools([clock]).invoke([...talk, called, result]);
	assert.ok(told.usage_metadata.output_tokens > 0, name);

	await assert.rejects(create({ model: 'gpt-4o' }).invoke(talk), /there is no model/, name);

	const controller = new AbortController();
	await assert.rejects(async () => {
		for await (const chunk of await create({ maxTokens: 1000 }).stream(talk, { signal: controller.signal })) if (chunk.text) controller.abort();
	}, /abort/i, name);
	assert.equal((await model.invoke(talk)).text, whole.text);
}
assert.deepEqual(texts, [texts[0], texts[0], texts[0]], 'the three protocols ask the same');
process.stdout.write(texts[0]);
