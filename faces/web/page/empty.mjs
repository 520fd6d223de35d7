// What is in the place of a conversation that has not begun: what the daemon can do, and what to do first.

import { make, makeButton } from './elements.mjs';
import { describeLoading } from './models.mjs';

const demo = 'builtin:demo';
const questions = ['Who are you?', 'What is a Unix socket?', 'Count from 3 to 12.', 'Tell me a story.'];

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
			return page('Not connected', trouble, makeButton('Retry', refresh, 'primary'));
		}
		if (loading) {
			return page(`Loading: ${Math.round(loading.progress ?? 0)}\u00a0%`, describeLoading(loading));
		}
		if (chosen) {
			return page(`Talk to ${chosen}`, 'If it is not in memory, it is loaded when you ask.');
		}
		if (loaded) {
			const words = loaded.chat_template
				? `It runs on this daemon, with room for ${loaded.max_tokens} tokens of conversation.`
				: 'It has no chat template: it continues your text as it stands.';
			const asked = loaded.model_path === demo ? questions : [];
			return page(`Talk to ${loaded.name}`, words, ...asked.map((question) => makeButton(question, () => send(question))));
		}
		if (!allowed && !list.named?.length) {
			return page('No model is loaded', 'The operator has to load one: clients may not.');
		}
		const buttons = [makeButton('Choose a model', choose)];
		if (available.some((choice) => choice.model_path === demo)) {
			buttons.unshift(makeButton('Load the demo model', () => load(demo), 'primary'));
		}
		return page('No model is loaded', 'Choose one to begin. The demo model is inside the program: it is tiny, and shows how everything works.', ...buttons);
	}
}

function page(title, words, ...buttons) {
	const row = make('div', 'row');
	row.append(...buttons);
	return [make('h2', '', title), make('p', '', words), row];
}
