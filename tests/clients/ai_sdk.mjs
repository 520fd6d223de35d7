// The AI SDK against the daemon: its providers of OpenAI (chat completions and responses) and of Anthropic (messages); whole answers, streams, forms,
// calls, errors, an aborted stream.
import assert from 'node:assert/strict';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai';

const [address, key] = process.argv.slice(2);
const openai = createOpenAI({ baseURL: `http://${address}/v1`, apiKey: key });
const anthropic = createAnthropic({ baseURL: `http://${address}/v1`, apiKey: key });
const request = { system: 'Be brief.', prompt: 'Who are you?', temperature: 0, maxOutputTokens: 30, maxRetries: 0 };
const schema = jsonSchema({
	type: 'object', properties: { old: { type: 'boolean' }, tall: { type: 'boolean' } }, required: ['old', 'tall'], additionalProperties: false,
}); // limits are taken out of a schema for Anthropic: booleans have none

const providerOptions = { anthropic: { structuredOutputMode: 'outputFormat', disableParallelToolUse: true }, openai: { parallelToolCalls: false } };
const tools = {
	clock: tool({
		description: 'Tells the time.', execute: async ({ zone }) => `17:05 in ${zone}`,
		inputSchema: jsonSchema({
			type: 'object', properties: { zone: { type: 'string', enum: ['Oslo', 'Rome'] } }, required: ['zone'], additionalProperties: false,
		}),
	}),
};

const texts = [];
for (const [name, provider] of Object.entries({ completions: openai.chat, responses: openai.responses, messages: anthropic })) {
	const model = provider('demo');
	const whole = await generateText({ ...request, model });
	assert.ok(whole.text.length > 0, name);
	assert.ok(['stop', 'length'].includes(whole.finishReason), name);
	assert.ok(whole.usage.inputTokens > 0 && whole.usage.outputTokens > 0, name);
	const stream = streamText({ ...request, model });
	let streamed = '';
	for await (const delta of stream.textStream) streamed += delta;
	assert.equal(streamed, whole.text, name);
	assert.equal(await stream.finishReason, whole.finishReason, name);
	texts.push(whole.text);

	const { output: person } = await generateText({ ...request, model, maxOutputTokens: 200, output: Output.object({ schema }), providerOptions });
	assert.deepEqual(Object.values(person).map((value) => typeof value), ['boolean', 'boolean'], name);

	// A call, its result, an answer to that: the SDK goes round by itself.
	const loop = {
		...request, model: provider('caller'), maxOutputTokens: 200, tools, providerOptions, stopWhen: stepCountIs(2),
		prepareStep: ({ stepNumber }) => ({ toolChoice: stepNumber === 0 ? { type: 'tool', toolName: 'clock' } : 'none' }),
	};
	const round = await generateText(loop);
	assert.equal(round.steps.length, 2, name);
	assert.match(round.steps[0].toolResults[0].output, /^17:05 in (Oslo|Rome)$/, name);
	const rounds = streamText(loop);
	await rounds.consumeStream();
	assert.equal((await rounds.steps)[0].toolResults[0].output, round.steps[0].toolResults[0].output, name);

	await assert.rejects(generateText({ ...request, model: provider('gpt-4o') }), /there is no model "gpt-4o"/, name);

	const controller = new AbortController();
	const endless = streamText({ ...request, model, maxOutputTokens: 1000, abortSignal: controller.signal });
	for await (const delta of endless.textStream) if (delta) controller.abort();
	assert.equal((await generateText({ ...request, model })).text, whole.text);
}
assert.deepEqual(texts, [texts[0], texts[0], texts[0]], 'the three protocols ask the same');
process.stdout.write(texts[0]);
