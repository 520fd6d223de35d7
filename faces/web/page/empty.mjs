// What is in the place of a conversation that has not begun: what the daemon can do, and what to do first.

import { make, makeButton } from './elements.mjs';
import { percent, tell, tellStatus } from './words.mjs';

const demo = 'builtin:demo';
const questions = ['Who are you?', 'What is a Unix socket?', 'Count from 3 to 12.', 'Tell me a story.']; // the demo model knows no other language

// createEmpty returns a function that shows in box what list (of GET /v1/models) means, or what trouble there is with the daemon.
export function createEmpty(box, { refresh, load, choose, send }) {
	let shown = '';

	return (list, trouble, chosen) => {
		const now = JSON.stringify([trouble, chosen, list.loaded, list.loading, list.named?.length]);
		if (now !== shown) { // else buttons would lose the focus
			shown = now;
			box.replaceChildren(...describe(list, trouble, chosen));
		}
	};

	function describe(list, trouble, chosen) {
		const { loaded, loading, available, load_allowed: allowed } = list;
		if (trouble) {
			return page(tell('notConnected'), trouble, makeButton(tell('retry'), refresh, 'primary'));
		}
		if (loading) {
			return page(tell('loadingShare', { share: percent(Math.round(loading.progress ?? 0)) }), tellStatus(loading));
		}
		if (chosen) {
			return page(tell('talkTo', { name: chosen }), tell('loadedOnDemand'));
		}
		if (loaded) {
			const words = loaded.chat_template
				? tell('runsHere', { n: loaded.max_tokens })
				: tell('continuesText');
			const asked = loaded.model_path === demo ? questions : [];
			return page(tell('talkTo', { name: loaded.name }), words, ...asked.map((question) => makeButton(question, () => send(question))));
		}
		if (!allowed && !list.named?.length) {
			return page(tell('noModelLoaded'), tell('operatorLoads'));
		}
		const buttons = [makeButton(tell('chooseModel'), choose)];
		if (available.some((choice) => choice.model_path === demo)) {
			buttons.unshift(makeButton(tell('loadDemo'), () => load(demo), 'primary'));
		}
		return page(tell('noModelLoaded'), tell('chooseToBegin'), ...buttons);
	}
}

function page(title, words, ...buttons) {
	const row = make('div', 'row');
	row.append(...buttons);
	return [make('h2', '', title), make('p', '', words), row];
}
