// The WebSocket to the daemon, with one answer at a time. It is opened when it is needed; when it is lost while an answer is on its
// way, it is opened again and the answer goes on where it was.

import { request, socketProtocols, ApiError } from './api.mjs';
import { tell } from './words.mjs';

// Delays between attempts to connect, in ms. The daemon keeps an answer for 15 s unless it is told otherwise.
const delays = [0, 250, 500, 1000, 2000, 4000, 4000, 4000];

// Close codes after which trying again would end the same way: no text, no UTF-8, against the rules, too long.
const finalCodes = new Set([1003, 1007, 1008, 1009]);

// createLink returns the functions that drive answers. An answer is an object of the conversation, which knows what it needs to go on:
// config (what was asked), id (the daemon's name for it) and received (how many token messages have come).
//
// onMessage(answer, message) gets every message once, in order; onTrouble(answer, words) is called when there is trouble with the connection
// (words "": it is over), and onLost(answer, words) when the answer is given up.
export function createLink({ onMessage, onTrouble, onLost }) {
	let socket = null; // the one that counts: messages of others are late
	let answer = null; // in progress
	let attempt = 0;
	let asked = false; // it was asked for, and there was no init yet
	let renewed = false; // regenerate was sent, and the init of the new answer has not come yet
	let late = []; // controls that are sent when there is a connection again
	let timer = 0;

	function say(message) {
		if (socket?.readyState === WebSocket.OPEN) {
			socket.send(JSON.stringify(message));
		}
	}

	function ask() {
		asked = true;
		say(answer.id ? { type: 'config', resume: answer.id, received: answer.received } : { type: 'config', ...answer.config });
	}

	function steer(control) {
		renewed ||= control.action === 'regenerate';
		say(control);
	}

	function giveUp(words) {
		const lost = answer;
		answer = null;
		onLost(lost, words);
	}

	function connect() {
		const address = new URL('/generate', location.href);
		address.protocol = address.protocol.replace('http', 'ws');
		const fresh = new WebSocket(address, socketProtocols());
		let opened = false;
		socket = fresh;
		fresh.onopen = () => {
			opened = true;
			if (answer) {
				onTrouble(answer, '');
				ask();
				late.splice(0).forEach(steer);
			}
		};
		fresh.onmessage = (event) => {
			if (socket === fresh) {
				receive(JSON.parse(event.data));
			}
		};
		fresh.onclose = (event) => {
			if (socket === fresh) {
				socket = null;
				if (answer) {
					if (renewed) { // nobody knows whether the daemon has it
						late.unshift({ type: 'control', action: 'regenerate' });
						renewed = false;
					}
					lose(event, opened);
				}
			}
		};
	}

	// lose decides what to do about a connection that has ended under an answer. Why one could not be made, scripts are not told: an
	// ordinary request is.
	async function lose(event, opened) {
		if (finalCodes.has(event.code)) {
			giveUp(event.reason || tell('connectionClosed'));
			return;
		}
		const mine = answer;
		if (!opened) {
			const refusal = await request('/v1/models').then(() => null, (error) => error);
			if (mine !== answer) {
				return;
			}
			if (refusal instanceof ApiError) {
				giveUp(refusal.message);
				return;
			}
		}
		if (attempt >= delays.length) {
			giveUp(tell('connectionLost'));
			return;
		}
		onTrouble(mine, tell('connectingAgain'));
		timer = setTimeout(connect, delays[attempt++]);
	}

	function receive(message) {
		attempt = 0;
		const of = message.request_id;
		switch (message.type) {
		case 'init':
			asked = false;
			if (answer && answer.id !== of) {
				answer.id = of;
				answer.received = 0;
				renewed = false;
				onMessage(answer, message);
			}
			return;
		case 'token':
			if (answer && message.index >= answer.received) {
				answer.received = message.index + 1;
				onMessage(answer, message);
			}
			return;
		case 'status':
			if (answer) {
				onMessage(answer, message);
			}
			return;
		}
		if (!answer || (of && answer.id && (of === answer.id) === renewed)) {
			return; // of an answer that nobody waits for
		}
		const mine = answer;
		const over = Boolean(of) || asked; // other errors are about the last message: the answer goes on
		const gone = asked && mine.id; // it cannot be resumed any more, only asked for again
		renewed = false;
		if (over) {
			answer = null;
		}
		onMessage(mine, gone ? { ...message, recovery_action: 'retry' } : message, over);
	}

	function begin(one) {
		clearTimeout(timer);
		answer = one;
		attempt = 0;
		renewed = false;
		late = [];
		if (socket?.readyState === WebSocket.OPEN) {
			ask();
		} else if (socket?.readyState !== WebSocket.CONNECTING) {
			connect();
		}
	}

	return {
		begin, // asks for an answer, or goes on with one that has an id
		control(action, parameters) {
			const again = action === 'regenerate';
			if (!answer || (again && (answer.id === '' || renewed || late.some((one) => one.action === action)))) {
				return; // an answer that has not begun needs no other in its place
			}
			const control = parameters ? { type: 'control', action, parameters } : { type: 'control', action };
			if (socket?.readyState === WebSocket.OPEN) {
				steer(control);
			} else {
				late.push(control);
			}
		},
		// drop lets go of the answer in progress; a close code of 1000 says that nobody comes back for it.
		drop() {
			clearTimeout(timer);
			answer = null;
			late = [];
			const old = socket;
			socket = null;
			old?.close(1000);
		},
		connected: () => socket?.readyState === WebSocket.OPEN,
	};
}
