// The client for Node: JSON-RPC 2.0 on the daemon's Unix socket.
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';

import { ConnectionError, RKLLMError, RunFailed } from './errors.js';
import { collectLines } from './lines.js';
import {
	LLMCallState, RKLLMInferMode, RKLLMInputType, type Float, type RKLLMCrossAttnParam, type RKLLMInferParam, type RKLLMInput,
	type RKLLMLoraAdapter, type RKLLMParam, type RKLLMResult,
} from './structures.js';

/** Text, token ids, or all that a run may be given. */
export type Prompt = string | readonly number[] | RKLLMInput;

/** signal ends the call when it is aborted: a run is cancelled, other calls go on in the daemon. AbortSignal.timeout(5000) is a time limit. */
export interface CallOptions {
	signal?: AbortSignal | undefined;
}

interface Message {
	id?: number | null;
	method?: string;
	params?: { token: number; value: unknown };
	result?: unknown;
	error?: { code: number; message: string; data?: unknown };
}

/** A request that waits for its answers. */
interface Call {
	readonly id: number;
	readonly method: string;
	readonly queue: Message[];
	readonly wakers: Set<() => void>; // of those who wait for a message or the end
	left: boolean; // nobody takes what comes
	ended: boolean; // nothing more comes
}

const service = '/run/rkllmd/rkllm.sock';
const runs = new Set(['rkllm.run', 'rkllm.run_async']);
// These need not wait until the runs that were left have ended: the daemon answers them at once, or has them wait in line. It refuses others.
const sentAtOnce = new Set([...runs, 'rkllm.abort', 'rkllm.is_running', 'rkllm.createDefaultParam', 'rkllm.get_constants', 'rpc.discover']);

/**
 * One connection to the daemon. Any number of calls may wait at once. Runs belong to the connection that started them: abort() ends these, and
 * close() ends them too. Error answers are thrown as RKLLMError, what is wrong with the connection as ConnectionError. A connection that has ended
 * is not made again: connect() makes a new one.
 */
export class Client {
	readonly #socket: Socket;
	readonly #calls = new Map<number, Call>();
	#lastId = 0;
	#end: Error | undefined;

	private constructor(socket: Socket) {
		this.#socket = socket;
		const collect = collectLines();
		socket.on('data', (piece: Buffer) => {
			for (const line of collect(piece)) {
				this.#read(line);
			}
		});
		socket.on('error', (error) => this.#finish(new ConnectionError(`the connection to the daemon ended: ${error.message}`, { cause: error })));
		socket.on('close', () => this.#finish(new ConnectionError('the connection to the daemon ended')));
	}

	/** Connects to a socket: by default that of RKLLM_UDS_PATH, else /run/rkllmd/rkllm.sock if it is there, else /tmp/rkllm.sock. */
	static async connect(path?: string, options: CallOptions = {}): Promise<Client> {
		const name = path || process.env['RKLLM_UDS_PATH'] || (existsSync(service) ? service : '/tmp/rkllm.sock');
		options.signal?.throwIfAborted();
		const socket = connect(name);
		const stop = () => socket.destroy(new Error('aborted'));
		options.signal?.addEventListener('abort', stop, { once: true });
		try {
			await new Promise<void>((done, fail) => socket.once('connect', done).once('error', fail));
		} catch (error) {
			options.signal?.throwIfAborted();
			throw new ConnectionError(`${(error as Error).message} (is "rkllmd serve" running?)`, { cause: error });
		} finally {
			options.signal?.removeEventListener('abort', stop);
		}
		return new Client(socket);
	}

	/** Ends the connection; runs of this client are aborted. */
	close(): void {
		this.#finish(new ConnectionError('the client was closed'));
		this.#socket.destroy();
	}

	// Runs

	/** Runs a prompt, and iterates over its results as they come; the last one has RKLLM_RUN_FINISH. Leaving the loop cancels the run. */
	async* stream(prompt: Prompt, infer?: RKLLMInferParam | null, options?: CallOptions): AsyncGenerator<RKLLMResult, void, undefined> {
		for await (const results of this.#stream(makeInput(prompt), infer, options)) {
			yield results[0] as RKLLMResult;
		}
	}

	/** Runs as many prompts as the model was loaded for (n_batch of RKLLMExtendParam) at once: each step is a result of each of them. The token_id is
	 * negative where an answer has ended. */
	streamBatch(prompts: readonly Prompt[], infer?: RKLLMInferParam | null, options?: CallOptions): AsyncGenerator<RKLLMResult[], void, undefined> {
		return this.#stream(prompts.map(makeInput), infer, options);
	}

	/** Runs a prompt, and iterates over the text of the answer, piece by piece. */
	async* texts(prompt: Prompt, infer?: RKLLMInferParam | null, options?: CallOptions): AsyncGenerator<string, void, undefined> {
		for await (const result of this.stream(prompt, infer, options)) {
			if (result._callback_state === LLMCallState.RKLLM_RUN_NORMAL && result.text) {
				yield result.text;
			}
		}
	}

	/** Runs a prompt to its end; the result has the whole text. */
	async run(prompt: Prompt, infer?: RKLLMInferParam | null, options?: CallOptions): Promise<RKLLMResult> {
		return await this.call('rkllm.run', [null, makeInput(prompt), infer ?? null, null], options) as RKLLMResult;
	}

	/** Runs as many prompts as the model was loaded for at once, to their ends. */
	async runBatch(prompts: readonly Prompt[], infer?: RKLLMInferParam | null, options?: CallOptions): Promise<RKLLMResult[]> {
		return readResults(await this.call('rkllm.run', [null, prompts.map(makeInput), infer ?? null, null], options));
	}

	/** The last hidden layer: a row for each token. The last row, or the mean of all, is an embedding of the prompt. */
	async hiddenStates(prompt: Prompt, options?: CallOptions): Promise<number[][]> {
		const result = await this.run(prompt, { mode: RKLLMInferMode.RKLLM_INFER_GET_LAST_HIDDEN_LAYER }, options);
		return makeRows(result.last_hidden_layer.hidden_states, result.last_hidden_layer.embd_size);
	}

	/** The logits over the vocabulary: a row for each token that the library gives them for. */
	async logits(prompt: Prompt, options?: CallOptions): Promise<number[][]> {
		const result = await this.run(prompt, { mode: RKLLMInferMode.RKLLM_INFER_GET_LOGITS }, options);
		return makeRows(result.logits.logits, result.logits.vocab_size);
	}

	/** Ends the runs of this client, in order: their streams end with RKLLM_RUN_FINISH. A client that never started any ends whatever runs. */
	async abort(options?: CallOptions): Promise<void> {
		await this.call('rkllm.abort', null, options);
	}

	/** Whether a run is in progress, whoever started it. */
	async isRunning(options?: CallOptions): Promise<boolean> {
		return await this.call('rkllm.is_running', null, options) !== 0;
	}

	// The model

	/** The library's defaults, as rkllm_createDefaultParam gives them. */
	async createDefaultParam(options?: CallOptions): Promise<RKLLMParam> {
		return await this.call('rkllm.createDefaultParam', null, options) as RKLLMParam;
	}

	/** Loads a model: the path of its file, 'builtin:demo', or an RKLLMParam. progress is called with 0 to 1 meanwhile. */
	async init(model: string | RKLLMParam, progress?: ((done: number) => void) | null, options: CallOptions = {}): Promise<void> {
		const param = typeof model === 'string' ? { model_path: model } : { ...model };
		if (param.model_path && !param.model_path.startsWith('builtin:')) {
			param.model_path = resolve(param.model_path); // the daemon runs in another folder
		}
		const call = this.#open('rkllm.init');
		try {
			await this.#send(call, [null, param, progress ? { partialResultToken: call.id } : null], options.signal);
			for (let message = await this.#receive(call, options.signal); message.params; message = await this.#receive(call, options.signal)) {
				progress?.((message.params.value as { progress: number }).progress);
			}
		} finally {
			this.#leave(call);
		}
	}

	/** Unloads the model. Waits for the ends of runs that this client has left. */
	async destroy(options?: CallOptions): Promise<void> {
		await this.call('rkllm.destroy', null, options);
	}

	/** Loads an adapter, which runs choose by its name (lora_params). */
	async loadLora(adapter: RKLLMLoraAdapter, options?: CallOptions): Promise<void> {
		await this.call('rkllm.load_lora', [null, adapter], options);
	}

	/** Loads a file that a run with prompt_cache_params has saved. */
	async loadPromptCache(path: string, options?: CallOptions): Promise<void> {
		await this.call('rkllm.load_prompt_cache', [null, path], options);
	}

	async releasePromptCache(options?: CallOptions): Promise<void> {
		await this.call('rkllm.release_prompt_cache', null, options);
	}

	/** Clears the KV cache, or a range of it: one start and one end for each of n_batch. */
	async clearKvCache(keepSystemPrompt = false, startPos?: number[] | null, endPos?: number[] | null, options?: CallOptions): Promise<void> {
		await this.call('rkllm.clear_kv_cache', [null, Number(keepSystemPrompt), startPos ?? null, endPos ?? null], options);
	}

	/** How many tokens the KV cache holds, for each of n_batch. */
	async getKvCacheSize(options?: CallOptions): Promise<number[]> {
		return (await this.call('rkllm.get_kv_cache_size', null, options) as { cache_sizes: number[] }).cache_sizes;
	}

	/** Sets what is written around a prompt. */
	async setChatTemplate(system: string | null, prefix: string | null, postfix: string | null, options?: CallOptions): Promise<void> {
		await this.call('rkllm.set_chat_template', [null, system, prefix, postfix], options);
	}

	/** Tells the model which functions it may call: a list of descriptions, or such a list as JSON text. */
	async setFunctionTools(
		tools: string | readonly object[], system: string | null = null, toolResponse: string | null = null, options?: CallOptions,
	): Promise<void> {
		const text = typeof tools === 'string' ? tools : JSON.stringify(tools);
		await this.call('rkllm.set_function_tools', [null, system, text, toolResponse], options);
	}

	async setCrossAttnParams(params: RKLLMCrossAttnParam, options?: CallOptions): Promise<void> {
		await this.call('rkllm.set_cross_attn_params', [null, params], options);
	}

	// The daemon

	/** What a program would find in the header, and what is served: enums, library, methods, structures, limits. */
	async getConstants(options?: CallOptions): Promise<Record<string, unknown>> {
		return await this.call('rkllm.get_constants', null, options) as Record<string, unknown>;
	}

	/** The OpenRPC document of what is served. */
	async discover(options?: CallOptions): Promise<Record<string, unknown>> {
		return await this.call('rpc.discover', null, options) as Record<string, unknown>;
	}

	/** Calls any method by its full name, and returns its result as it came. params are the arguments of the C function in order, null for the handle
	 * and for NULL, or an object of them by name. */
	async call(method: string, params?: readonly unknown[] | object | null, options: CallOptions = {}): Promise<unknown> {
		const call = this.#open(method);
		try {
			await this.#send(call, params, options.signal);
			return (await this.#receive(call, options.signal)).result;
		} finally {
			this.#leave(call);
		}
	}

	// How messages travel

	async* #stream(
		input: RKLLMInput | RKLLMInput[], infer: RKLLMInferParam | null | undefined, options: CallOptions = {},
	): AsyncGenerator<RKLLMResult[], void, undefined> {
		const call = this.#open('rkllm.run_async');
		try {
			await this.#send(call, [null, input, infer ?? null, null], options.signal);
			for (let ended = false; !ended;) {
				const results = readResults((await this.#receive(call, options.signal)).result);
				if (results[0]?._callback_state === LLMCallState.RKLLM_RUN_ERROR) {
					throw new RunFailed(results);
				}
				ended = hasEnded(results);
				yield results;
			}
		} finally {
			this.#leave(call);
		}
	}

	#open(method: string): Call {
		const call: Call = { id: ++this.#lastId, method, queue: [], wakers: new Set(), left: false, ended: this.#end !== undefined };
		if (!call.ended) {
			this.#calls.set(call.id, call);
		}
		return call;
	}

	/** Sends the request of a call when the daemon would take it. */
	async #send(call: Call, params: unknown, signal: AbortSignal | undefined): Promise<void> {
		try {
			signal?.throwIfAborted();
			while (!sentAtOnce.has(call.method)) {
				const run = [...this.#calls.values()].find((one) => one.left && runs.has(one.method));
				if (!run) {
					break;
				}
				await change(run, signal);
			}
			if (this.#end) {
				throw this.#end;
			}
			this.#socket.write(`${JSON.stringify({ jsonrpc: '2.0', id: call.id, method: call.method, ...(params ? { params } : {}) })}\n`);
		} catch (error) {
			this.#forget(call); // nothing comes for what was not sent
			throw error;
		}
	}

	/** Waits for the next message of a call. */
	async #receive(call: Call, signal: AbortSignal | undefined): Promise<Message> {
		for (;;) {
			signal?.throwIfAborted(); // what has arrived already is not given any more
			const message = call.queue.shift();
			if (message?.error) {
				throw new RKLLMError(message.error.code, message.error.message, message.error.data);
			}
			if (message) {
				return message;
			}
			if (call.ended) {
				throw this.#end ?? new ConnectionError('nothing more comes for this call');
			}
			await change(call, signal);
		}
	}

	/** Drops what comes for a call from now on, and cancels it if it goes on, without waiting for its end. */
	#leave(call: Call): void {
		call.left = true;
		call.queue.length = 0;
		if (!call.ended && !this.#end) {
			this.#socket.write(`${JSON.stringify({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id: call.id } })}\n`);
		}
	}

	#forget(call: Call): void {
		this.#calls.delete(call.id);
		call.ended = true;
		wake(call);
	}

	/** Files a message: it is for the call of its id, or of a notification's token; what is for nobody who waits is dropped. An error without an id
	 * is about the connection. */
	#read(line: string): void {
		try {
			const message = JSON.parse(line) as Message;
			const id = message.params ? message.params.token : message.id;
			const call = this.#calls.get(id as number);
			if (call && !call.left) {
				call.queue.push(message);
			}
			if (call && isLast(call.method, message)) {
				this.#forget(call);
			} else if (call) {
				wake(call);
			} else if (message.error && (id === null || id === undefined)) {
				this.#finish(new RKLLMError(message.error.code, message.error.message, message.error.data));
			}
		} catch (error) {
			this.#finish(new ConnectionError(`the daemon sent what is no message: ${(error as Error).message}`));
			this.#socket.destroy();
		}
	}

	/** Ends the connection for a reason, which all calls are told. The first reason stands. */
	#finish(reason: Error): void {
		this.#end ??= reason;
		for (const call of [...this.#calls.values()]) {
			this.#forget(call);
		}
	}
}

/** Waits until something has come for a call, or it has ended, or the signal is aborted, which throws its reason. */
async function change(call: Call, signal: AbortSignal | undefined): Promise<void> {
	if (call.ended) {
		return;
	}
	signal?.throwIfAborted();
	let waker = () => {};
	await new Promise<void>((done) => {
		waker = done;
		call.wakers.add(waker);
		signal?.addEventListener('abort', waker, { once: true });
	});
	call.wakers.delete(waker);
	signal?.removeEventListener('abort', waker);
	signal?.throwIfAborted();
}

function wake(call: Call): void {
	for (const waker of call.wakers) {
		waker();
	}
}

/** Whether nothing comes behind this message for a call of the method. */
function isLast(method: string, message: Message): boolean {
	if (message.error || message.params || method !== 'rkllm.run_async') {
		return !message.params;
	}
	return hasEnded(readResults(message.result));
}

function hasEnded(results: RKLLMResult[]): boolean {
	const state = results[0]?._callback_state;
	return state === LLMCallState.RKLLM_RUN_FINISH || state === LLMCallState.RKLLM_RUN_ERROR;
}

function readResults(answer: unknown): RKLLMResult[] {
	const results = Array.isArray(answer) ? answer : [answer];
	if (typeof results[0]?._callback_state !== 'number') {
		throw new ConnectionError('the daemon sent what is no result');
	}
	return results as RKLLMResult[];
}

function makeInput(prompt: Prompt): RKLLMInput {
	if (typeof prompt === 'string') {
		return { role: 'user', input_type: RKLLMInputType.RKLLM_INPUT_PROMPT, prompt_input: prompt };
	}
	if ('length' in prompt) {
		return { role: 'user', input_type: RKLLMInputType.RKLLM_INPUT_TOKEN, token_input: { input_ids: [...prompt], n_tokens: prompt.length } };
	}
	return prompt;
}

/** A matrix that came row by row. */
function makeRows(values: readonly Float[] | null, width: number): number[][] {
	const rows: number[][] = [];
	for (let at = 0; values && width > 0 && at + width <= values.length; at += width) {
		rows.push(values.slice(at, at + width).map(Number));
	}
	return rows;
}
