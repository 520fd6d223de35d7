// Requests to the daemon, with the token where it wants one.

import { tell, tellError } from './words.mjs';

const tokenKey = 'rkllmd.token';

// ApiError is an answer of the daemon that is an error, as {"error": {...}} tells it.
export class ApiError extends Error {
	constructor(status, body) {
		super(tellError(body));
		this.status = status;
		this.type = body.type;
		this.recoverable = body.recoverable;
		this.action = body.recovery_action;
	}
}

export function getToken() {
	return sessionStorage.getItem(tokenKey) ?? '';
}

export function setToken(token) {
	sessionStorage.setItem(tokenKey, token);
}

// request returns the response, or throws an ApiError, or a TypeError where the daemon cannot be reached.
export async function request(path, body) {
	const headers = {};
	if (getToken() !== '') {
		headers.Authorization = `Bearer ${getToken()}`;
	}
	const options = { headers, cache: 'no-store' };
	if (body !== undefined) {
		options.method = 'POST';
		options.body = JSON.stringify(body);
		headers['Content-Type'] = 'application/json';
	}
	const response = await fetch(path, options);
	if (!response.ok) {
		const answer = await response.json().catch(() => null);
		const error = answer?.error ?? { message: tell('answeredWith', { path, status: String(response.status) }) };
		throw new ApiError(response.status, error);
	}
	return response;
}

// readEvents yields the data of server-sent events, parsed. EventSource would do the same, but can show no token.
export async function* readEvents(response) {
	if (response.body === null) {
		return; // there is nothing to tell: 204
	}
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	for (;;) {
		const { value, done } = await reader.read();
		if (done) {
			return;
		}
		const blocks = (text + value).split('\n\n');
		text = blocks.pop();
		for (const block of blocks) {
			const data = block.split('\n').filter((line) => line.startsWith('data:')).map((line) => line.slice(5)).join('\n');
			if (data !== '') {
				yield JSON.parse(data);
			}
		}
	}
}

// socketProtocols are what a WebSocket offers. Browsers let pages set no headers there, so the token is one of them, in base64url.
export function socketProtocols() {
	const protocols = ['rkllmd.v1'];
	if (getToken() !== '') {
		const bytes = String.fromCharCode(...new TextEncoder().encode(getToken()));
		protocols.push('bearer.' + btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
	}
	return protocols;
}
