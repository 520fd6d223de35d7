// The models: which one is loaded, which there are, and loading another.

import { request, readEvents } from './api.mjs';

// createModels returns functions over the dialog for models. onChange(list) is called with what GET /v1/models says, and while a model is being loaded
// with its status; onFailure(error) where the daemon cannot be asked.
export function createModels({ onChange, onFailure }) {
	const find = (id) => document.getElementById(id);
	const dialog = find('models');
	let list = { loaded: null, available: [], load_allowed: false };
	let following = false;

	async function refresh() {
		try {
			list = await (await request('/v1/models')).json();
		} catch (error) {
			onFailure(error);
			return false;
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

	async function begin(path) {
		try {
			list.loading = await (await request('/v1/models/load', { model_path: path })).json();
		} catch (error) {
			return error.message;
		}
		list.loaded = null;
		show();
		return follow();
	}

	// load loads a model in the place of the one that is loaded. When it cannot be, that one is loaded again.
	async function load(path) {
		const old = list.loaded?.model_path;
		fail('');
		if (dialog.open) {
			find('models-close').focus(); // the button that was pressed goes away
		}
		if (old) {
			await request('/v1/models/unload', {}).catch(() => null); // loading says what is wrong
		}
		const trouble = await begin(path);
		if (trouble !== '' && old) {
			await begin(old);
		}
		await refresh();
		fail(trouble);
	}

	async function unload() {
		const trouble = await request('/v1/models/unload', {}).then(() => '', (error) => error.message);
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
			find('models-progress-words').textContent = describeLoading(loading);
			find('models-progress-bar').value = loading.progress ?? 0;
		}
		find('models-loaded').replaceChildren(...(loaded ? describeLoaded(loaded, list.load_allowed, unload) : []));
		find('models-list').replaceChildren(...list.available.map((choice) => describeChoice(choice, list, load)));
		find('models-form').hidden = !list.load_allowed;
		find('models-form').querySelector('button').disabled = busy;
		find('models-fixed').hidden = list.load_allowed;
		onChange(list);
	}

	find('models-close').addEventListener('click', () => dialog.close());
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
	};
}

export function describeLoading(status) {
	return status.eta_seconds > 0 ? `${status.message} About ${Math.ceil(status.eta_seconds)} s.` : status.message;
}

function describeLoaded(loaded, allowed, unload) {
	const facts = document.createElement('dl');
	for (const [name, value] of [['Path', loaded.model_path], ['Architecture', loaded.architecture], ['Context', `${loaded.max_tokens} tokens`],
		['Vocabulary', loaded.vocabulary && `${loaded.vocabulary} tokens`], ['Runtime', loaded.runtime], ['At once', `${loaded.sequences} answers`],
		['Chat template', loaded.chat_template ? 'yes' : 'no: your text is continued as it stands']]) {
		if (value) {
			const term = document.createElement('dt');
			const fact = document.createElement('dd');
			term.textContent = name;
			fact.textContent = value;
			facts.append(term, fact);
		}
	}
	const head = document.createElement('div');
	const title = document.createElement('h3');
	head.className = 'row';
	title.textContent = `${loaded.name} is loaded`;
	head.append(title);
	if (allowed) {
		head.append(makeButton('Unload', `Unload ${loaded.name}`, unload, false));
	}
	return [head, facts];
}

function describeChoice(choice, list, load) {
	const item = document.createElement('li');
	const words = document.createElement('div');
	const name = document.createElement('strong');
	const path = document.createElement('span');
	name.textContent = choice.name;
	path.className = 'hint';
	path.textContent = choice.bytes ? `${choice.model_path}, ${describeBytes(choice.bytes)}` : choice.model_path;
	words.append(name, path);
	item.append(words);
	if (list.loaded?.model_path === choice.model_path) {
		const loaded = document.createElement('span');
		loaded.className = 'hint';
		loaded.textContent = 'loaded';
		item.append(loaded);
	} else if (list.load_allowed) {
		item.append(makeButton('Load', `Load ${choice.name}`, () => load(choice.model_path), Boolean(list.loading)));
	}
	return item;
}

function describeBytes(bytes) {
	return bytes >= 1 << 30 ? `${(bytes / (1 << 30)).toFixed(1)} GiB` : `${Math.ceil(bytes / (1 << 20))} MiB`;
}

function makeButton(text, label, onClick, disabled) {
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', textContent: text, disabled });
	button.setAttribute('aria-label', label);
	button.addEventListener('click', onClick);
	return button;
}
