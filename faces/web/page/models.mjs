// The models: which one is loaded, which there are, loading another, and which one the conversation is with.

import { request, readEvents } from './api.mjs';
import { find, make, makeButton } from './elements.mjs';
import { createFleet } from './fleet.mjs';
import { number, tell, tellStatus } from './words.mjs';

const chosenKey = 'rkllmd.model'; // of this tab
const spare = 1.1; // times the size of its file a model takes, at least

// createModels returns functions over the dialog for models. onChange(list) is called with what GET /v1/models says, and while a model is being loaded
// with its status; onFailure(error) where the daemon cannot be asked.
export function createModels({ onChange, onFailure }) {
	const dialog = find('models');
	const fleet = createFleet();
	let list = { loaded: null, available: [], load_allowed: false };
	let following = false;
	let armed = ''; // what was told to be in use: asked for once more, it is done
	let chosen = keptChoice(); // the name of the model that is asked; '': the one that is loaded

	async function refresh() {
		try {
			list = await (await request('/v1/models')).json();
		} catch (error) {
			onFailure(error);
			return false;
		}
		const named = list.named ?? [];
		if (!named.some((entry) => entry.name === chosen)) {
			chosen = '';
		}
		if (chosen === '' && !list.loaded && !list.loading && !list.load_allowed && named.length > 0) {
			chosen = (named.find((entry) => entry.state === 'loaded') ?? named[0]).name; // there is no other one to talk to
		}
		show();
		if (list.error) {
			fail(list.error);
		}
		if (list.loading && !following) {
			follow();
		}
		return true;
	}

	// follow shows how far the loading of a model is, until it is over. It returns why the model could not be loaded; '' where it could.
	async function follow() {
		let trouble = '';
		following = true;
		try {
			for await (const status of readEvents(await request('/v1/models/progress'))) {
				if (status.type === 'error') {
					throw new Error(status.message);
				}
				list.loading = status;
				show();
			}
		} catch (error) {
			trouble = error.message;
		}
		following = false;
		await refresh();
		fail(trouble);
		return trouble;
	}

	// begin loads a model, and returns the error by which that was refused or has failed; null: it is loaded.
	async function begin(path) {
		try {
			list.loading = await (await request('/v1/models/load', { model_path: path })).json();
		} catch (error) {
			return error;
		}
		list.loaded = null;
		show();
		const trouble = await follow();
		return trouble === '' ? null : new Error(trouble);
	}

	// load loads a model in the place of the one that is loaded, which stays where the path is refused. When the model cannot be loaded, that one is
	// loaded again.
	async function load(path) {
		await refresh();
		if (isUsed(path, list.loaded?.requests ?? 0)) {
			return;
		}
		const old = list.loaded?.model_path;
		fail('');
		if (dialog.open) {
			find('models-close').focus(); // the button that was pressed goes away
		}
		let trouble = await begin(path);
		if (trouble?.action === 'unload_model' && old) {
			await request('/v1/models/unload', {}).catch(() => null); // loading says what is wrong
			trouble = await begin(path);
			if (trouble) {
				await begin(old);
			}
		}
		await refresh();
		fail(trouble?.message ?? '');
	}

	// choose has name answer what is asked from now on; '': the model that is loaded.
	function choose(name) {
		chosen = name;
		keepChoice(name);
		show();
		find('models-close').focus(); // the button that was pressed goes away
	}

	// isUsed tells, and says so, that requests use a model that would be unloaded: once for each what and number of requests, until the dialog is closed.
	function isUsed(what, n) {
		const now = `${n} ${what}`;
		armed = n > 0 && armed !== now ? now : '';
		if (armed !== '') {
			fail(tell('stillUsed', { n }));
		}
		return armed !== '';
	}

	async function unload(body = {}) {
		await refresh();
		const entry = body.model ? list.named?.find(({ name }) => name === body.model) : list.loaded;
		if (isUsed(`unload ${body.model ?? ''}`, entry?.requests ?? 0)) {
			return;
		}
		const trouble = await request('/v1/models/unload', body).then(() => '', (error) => error.message);
		await refresh();
		fail(trouble);
	}

	function fail(words) {
		list.error = words;
		find('models-error').textContent = words;
		find('models-error').hidden = words === '';
	}

	function show() {
		const { loaded, loading } = list;
		const busy = Boolean(loading);
		find('models-progress').hidden = !busy;
		if (busy) {
			find('models-progress-words').textContent = tellStatus(loading);
			find('models-progress-bar').value = loading.progress ?? 0;
		}
		find('models-loaded').replaceChildren(...(loaded ? describeLoaded(loaded, list.load_allowed, () => unload(), chosen && (() => choose(''))) : []));
		find('models-list').replaceChildren(
			...(list.named ?? []).map((entry) => describeNamed(entry, list, chosen, choose, unload)),
			...list.available.map((choice) => describeChoice(choice, list, load)));
		find('models-form').hidden = !list.load_allowed;
		find('models-form').querySelector('button').disabled = busy;
		find('models-fixed').hidden = list.load_allowed;
		if (list.fleet && dialog.open) {
			fleet.watch();
		}
		onChange(list);
	}

	find('models-close').addEventListener('click', () => dialog.close());
	dialog.addEventListener('close', () => {
		armed = '';
		fleet.leave();
	});
	find('models-form').addEventListener('submit', (event) => {
		event.preventDefault();
		load(find('models-path').value.trim());
	});
	return {
		refresh, load,
		open() {
			if (!dialog.open) {
				dialog.showModal();
			}
			refresh();
		},
		list: () => list,
		chosen: () => chosen,
	};
}

// Where nothing may be kept, a choice lasts until the page is left.
function keptChoice() {
	try {
		return sessionStorage.getItem(chosenKey) ?? '';
	} catch {
		return '';
	}
}

function keepChoice(name) {
	try {
		sessionStorage.setItem(chosenKey, name);
	} catch {
		// it stays in this page
	}
}

function describeLoaded(loaded, allowed, unload, use) {
	const facts = make('dl');
	for (const [name, value] of [['path', loaded.model_path], ['usedBy', loaded.requests > 0 && tell('requests', { n: loaded.requests })],
		['architecture', loaded.architecture], ['context', tell('tokens', { n: loaded.max_tokens })],
		['vocabulary', loaded.vocabulary && tell('tokens', { n: loaded.vocabulary })], ['runtime', loaded.runtime],
		['atOnce', tell('answers', { n: loaded.sequences })], ['chatTemplate', tell(loaded.chat_template ? 'yes' : 'noTemplate')]]) {
		if (value) {
			facts.append(make('dt', '', tell(name)), make('dd', '', value));
		}
	}
	const head = make('div', 'row');
	head.append(make('h3', '', tell('isLoaded', { name: loaded.name })));
	if (use) {
		head.append(makeLabelled('use', loaded.name, use));
	}
	if (allowed) {
		head.append(makeLabelled('unload', loaded.name, unload));
	}
	return [head, facts];
}

function describeChoice(choice, list, load) {
	const item = make('li');
	const words = make('div');
	const facts = [choice.model_path, choice.bytes && describeBytes(choice.bytes), choice.quantisation, describeRoom(choice.bytes, list)];
	words.append(make('strong', '', choice.name), make('span', 'hint', facts.filter(Boolean).join(' · ')));
	item.append(words);
	if (list.loaded?.model_path === choice.model_path) {
		item.append(make('span', 'hint', tell('loaded')));
	} else if (list.load_allowed) {
		const button = makeLabelled('load', choice.name, () => load(choice.model_path));
		button.disabled = Boolean(list.loading);
		item.append(button);
	}
	return item;
}

// describeNamed describes a model that is asked for by its name, and loaded when that is needed.
function describeNamed(entry, list, chosen, choose, unload) {
	const item = make('li');
	const words = make('div');
	const facts = [entry.model_path, entry.size_bytes && describeBytes(entry.size_bytes), entry.quantisation, describeState(entry),
		entry.state === 'unloaded' && describeRoom(entry.size_bytes, list),
		entry.requests > 0 && tell('requestsUse', { n: entry.requests }), entry.error];
	words.append(make('strong', '', entry.name), make('span', 'hint', facts.filter(Boolean).join(' · ')));
	item.append(words);
	if (entry.state === 'loaded' && !entry.pinned) {
		item.append(makeLabelled('unload', entry.name, () => unload({ model: entry.name })));
	}
	item.append(entry.name === chosen ? make('span', 'hint', tell('inUse')) : makeLabelled('use', entry.name, () => choose(entry.name)));
	return item;
}

// describeRoom says whether a model fits into the memory that is left: its weights must, with something to compute in. What is loaded now would go first.
function describeRoom(bytes, list) {
	const free = list.memory_available_bytes;
	if (!bytes || !free) {
		return '';
	}
	const given = list.available.find(({ model_path: path }) => path === list.loaded?.model_path)?.bytes ?? 0;
	return bytes * spare > free + given ? tell('tooLarge', { size: describeBytes(free + given) }) : tell('fits');
}

function describeState(entry) {
	switch (entry.state) {
	case 'loaded':
		return entry.memory_bytes ? tell('inMemoryOf', { size: describeBytes(entry.memory_bytes) }) : tell('inMemory');
	case 'loading':
		return tell('beingLoaded');
	case 'waiting':
		return tell('waitsForMemory');
	default:
		return tell('whenAsked');
	}
}

function describeBytes(bytes) {
	return bytes >= 1 << 30 ? `${number(bytes / (1 << 30), 1)} GiB` : `${number(Math.ceil(bytes / (1 << 20)))} MiB`;
}

function makeLabelled(what, name, onClick) {
	const button = makeButton(tell(what), onClick);
	button.setAttribute('aria-label', tell('ofName', { what: tell(what), name }));
	return button;
}
