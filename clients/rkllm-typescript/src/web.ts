// Clients for browsers, and for Node: a generation over WebSocket, which is steered while it goes on, and HTTP.
import { ConnectionError, GenerationError } from './errors.js';
import type {
	CompletionMessage, ConfigMessage, ErrorMessage, FeedbackMessage, InitMessage, StatusMessage, StreamParametersGiven, TokenMessage, WebAnswer,
	WebFailure, WebModelList,
} from './messages.js';

export * from './messages.js';
export { ConnectionError, GenerationError } from './errors.js';

/** What is generated: prompt or messages, and how. */
export type GenerationRequest = Omit<ConfigMessage, 'type'>;

/** What comes while an answer is made. An error that ends it is thrown. */
export type GenerationMessage = InitMessage | StatusMessage | TokenMessage | CompletionMessage | ErrorMessage;

/** What there must be of a WebSocket: browsers, Deno and Node 22 have it, and the package ws for older versions of Node. */
export type WebSocketConstructor = new (address: string, protocols: string[]) => WebSocket;

export interface GenerationOptions {
	/** the daemon's token, where it has one */
	token?: string | undefined;
	/** ends the generation, and the iteration with its reason */
	signal?: AbortSignal | undefined;
	WebSocket?: WebSocketConstructor | undefined;
}

/**
 * A generation over WebSocket: an iterator over its messages, which may be steered meanwhile. Leaving the loop ends it. address is that of the HTTP
 * front-end: http://localhost:8080. An `error` without a request_id that comes while it goes on is about a control that was sent, and is given like
 * other messages; any other one is thrown as a GenerationError.
 */
export class Generation implements AsyncIterable<GenerationMessage> {
	readonly #socket: WebSocket;
	readonly #queue: (GenerationMessage | Error)[] = [];
	readonly #signal: AbortSignal | undefined;
	#waker: (() => void) | undefined;
	#answers = 1; // completions that are still to come
	#asked = 0; // regenerates that no init has answered yet
	#begun = false;

	constructor(address: string, request: GenerationRequest, options: GenerationOptions = {}) {
		const Socket = options.WebSocket ?? (globalThis.WebSocket as WebSocketConstructor | undefined);
		if (!Socket) {
			throw new TypeError('this version of Node has no WebSocket: give that of the package ws as { WebSocket }');
		}
		options.signal?.throwIfAborted();
		this.#signal = options.signal;
		const url = join(address, 'generate');
		url.protocol = url.protocol.replace('http', 'ws');
		this.#socket = new Socket(url.href, options.token ? ['rkllmd.v1', `bearer.${base64url(options.token)}`] : []);
		this.#socket.onopen = () => this.#socket.send(JSON.stringify({ type: 'config', ...request }));
		this.#socket.onmessage = ({ data }) => this.#read(String(data));
		this.#socket.onerror = () => {}; // onclose follows, and says more
		this.#socket.onclose = ({ code, reason }) => this.#put(new ConnectionError(`the WebSocket was closed with code ${code}${reason && `: ${reason}`}`));
		this.#signal?.addEventListener('abort', this.#end, { once: true });
	}

	/** Ends it at the next token; its completion still comes. */
	stop(): void {
		this.#control({ action: 'stop' });
	}

	/** Nothing is computed until resume(). */
	pause(): void {
		this.#control({ action: 'pause' });
	}

	resume(): void {
		this.#control({ action: 'resume' });
	}

	/** temperature, top_p, top_k, min_p, repetition_penalty, frequency_penalty, presence_penalty from the next token on. */
	modify(parameters: StreamParametersGiven): void {
		this.#control({ action: 'modify', parameters });
	}

	/**
	 * Answers once more, with another seed; what is in progress is stopped first. Its init, tokens and completion come behind; or an `error` of the kind
	 * rate_limited: then what is in progress goes on.
	 */
	regenerate(): void {
		this.#control({ action: 'regenerate' });
		this.#answers++;
		this.#asked++;
	}

	/** A rating from -1 to 1, words, a place in the text. */
	feedback(feedback: Omit<FeedbackMessage, 'type'>): void {
		this.#socket.send(JSON.stringify({ type: 'feedback', ...feedback }));
	}

	async* [Symbol.asyncIterator](): AsyncGenerator<GenerationMessage, void, undefined> {
		try {
			while (this.#answers > 0) {
				const message = await this.#take();
				if (message.type === 'completion') {
					this.#answers--;
				}
				if (message.type === 'init') {
					this.#asked -= this.#begun && this.#asked > 0 ? 1 : 0;
					this.#begun = true;
				}
				if (message.type === 'error' && (message.request_id || !this.#begun)) {
					throw new GenerationError(message.message, message.error, 0, message.recoverable, message.recovery_action, message.retry_after_seconds,
						message.generated_text);
				}
				if (message.type === 'error' && message.error === 'rate_limited' && this.#asked > 0) { // that regenerate is refused: no answer comes
					this.#asked--;
					this.#answers--;
				}
				yield message;
			}
		} finally {
			this.#end();
		}
	}

	/** The text, piece by piece, in the place of the messages. */
	async* texts(): AsyncGenerator<string, void, undefined> {
		for await (const message of this) {
			if (message.type === 'token' && message.token) {
				yield message.token;
			}
		}
	}

	readonly #end = (): void => {
		this.#signal?.removeEventListener('abort', this.#end);
		this.#socket.close(1000); // the daemon ends the generation at once
		this.#waker?.();
	};

	#control(control: object): void {
		this.#socket.send(JSON.stringify({ type: 'control', ...control }));
	}

	#read(text: string): void {
		try {
			this.#put(JSON.parse(text) as GenerationMessage);
		} catch (error) {
			this.#put(new ConnectionError(`what came over the WebSocket is no message: ${(error as Error).message}`));
		}
	}

	#put(message: GenerationMessage | Error): void {
		this.#queue.push(message);
		this.#waker?.();
	}

	async #take(): Promise<GenerationMessage> {
		while (this.#queue.length === 0 && !this.#signal?.aborted) {
			await new Promise<void>((done) => { this.#waker = done; });
		}
		this.#signal?.throwIfAborted();
		const message = this.#queue.shift() as GenerationMessage | Error;
		if (message instanceof Error) {
			this.#queue.unshift(message); // it stays so
			throw message;
		}
		return message;
	}
}

export interface HttpOptions {
	/** the daemon's token, where it has one */
	token?: string | undefined;
	fetch?: typeof fetch | undefined;
}

/** The daemon over HTTP. address is that of --http: http://localhost:8080. */
export class HttpClient {
	readonly #address: string;
	readonly #token: string | undefined;
	readonly #fetch: typeof fetch;

	constructor(address: string, options: HttpOptions = {}) {
		this.#address = address;
		this.#token = options.token;
		this.#fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
	}

	/** Generates an answer, and returns it when it has ended. */
	async generate(request: GenerationRequest, options: { signal?: AbortSignal } = {}): Promise<WebAnswer> {
		const response = await this.request('POST', 'v1/generate', { ...request, stream: false }, options);
		return await response.json() as WebAnswer;
	}

	/** Generates an answer, and iterates over its messages. Leaving the loop ends the generation. */
	async* stream(request: GenerationRequest, options: { signal?: AbortSignal } = {}): AsyncGenerator<GenerationMessage, void, undefined> {
		const response = await this.request('POST', 'v1/generate', { ...request, stream: true }, options);
		for await (const data of readEvents(response)) {
			const message = JSON.parse(data) as GenerationMessage;
			if (message.type === 'error') {
				throw new GenerationError(message.message, message.error, response.status, message.recoverable, message.recovery_action,
					message.retry_after_seconds, message.generated_text);
			}
			yield message;
			options.signal?.throwIfAborted(); // what has arrived already is not given any more
			if (message.type === 'completion') {
				return;
			}
		}
		throw new ConnectionError('the stream ended before the answer');
	}

	/** The text of an answer, piece by piece. */
	async* texts(request: GenerationRequest, options: { signal?: AbortSignal } = {}): AsyncGenerator<string, void, undefined> {
		for await (const message of this.stream(request, options)) {
			if (message.type === 'token' && message.token) {
				yield message.token;
			}
		}
	}

	/** What is loaded, what may be loaded, and what there is by name. */
	async models(options: { signal?: AbortSignal } = {}): Promise<WebModelList> {
		return await (await this.request('GET', 'v1/models', undefined, options)).json() as WebModelList;
	}

	/** Any request. An answer that is an error is thrown as a GenerationError. */
	async request(method: string, path: string, body?: unknown, options: { signal?: AbortSignal } = {}): Promise<Response> {
		const headers: Record<string, string> = this.#token ? { Authorization: `Bearer ${this.#token}` } : {};
		const init: RequestInit = { method, headers, signal: options.signal ?? null };
		if (body !== undefined) {
			headers['Content-Type'] = 'application/json';
			init.body = JSON.stringify(body);
		}
		const response = await this.#fetch(join(this.#address, path).href, init);
		if (response.ok) {
			return response;
		}
		const text = await response.text();
		throw readFailure(response.status, text);
	}
}

function readFailure(status: number, text: string): GenerationError {
	try {
		const { error } = JSON.parse(text) as WebFailure;
		return new GenerationError(error.message, error.type, status, error.recoverable, error.recovery_action, error.retry_after_seconds,
			error.generated_text);
	} catch {
		return new GenerationError(text || `status ${status}`, 'http', status, false);
	}
}

/** The data of the server-sent events of a response. */
async function* readEvents(response: Response): AsyncGenerator<string, void, undefined> {
	const reader = (response.body as ReadableStream<Uint8Array>).getReader();
	const decoder = new TextDecoder();
	let rest = '';
	let data: string[] = [];
	try {
		for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
			const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
			rest = lines.pop() as string;
			for (const line of lines) {
				if (line.startsWith('data:')) {
					data.push(line.slice(line[5] === ' ' ? 6 : 5).replace(/\r$/, ''));
				} else if (line.trim() === '' && data.length > 0) {
					yield data.join('\n');
					data = [];
				}
			}
		}
	} finally {
		await reader.cancel().catch(() => {}); // the daemon ends a generation whose client is gone
	}
}

function join(address: string, path: string): URL {
	return new URL(path, address.endsWith('/') ? address : `${address}/`);
}

function base64url(text: string): string {
	const letters = [...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join('');
	return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
