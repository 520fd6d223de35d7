// What the clients throw.
import { ErrorCode, type RKLLMResult } from './structures.js';

/** An error answer of the daemon: its code (an ErrorCode), message and data. */
export class RKLLMError extends Error {
	override readonly name = 'RKLLMError';

	constructor(readonly code: ErrorCode, readonly words: string, readonly data?: unknown) {
		super(`${words} (error ${code})`);
	}
}

/** A run that ended in RKLLM_RUN_ERROR; results are its last ones: one for each prompt. */
export class RunFailed extends Error {
	override readonly name = 'RunFailed';

	constructor(readonly results: RKLLMResult[]) {
		super('the run ended in an error; the daemon\'s log may say why');
	}
}

/** The connection could not be made, or has ended. */
export class ConnectionError extends Error {
	override readonly name = 'ConnectionError';
}

/** An error of the HTTP front-end or over WebSocket. kind is its type (docs/errors.md); status that of HTTP, 0 over WebSocket. */
export class GenerationError extends Error {
	override readonly name = 'GenerationError';

	constructor(
		message: string, readonly kind: string, readonly status: number, readonly recoverable: boolean,
		readonly recoveryAction?: string, readonly retryAfterSeconds?: number, readonly generatedText?: string,
	) {
		super(message);
	}
}
