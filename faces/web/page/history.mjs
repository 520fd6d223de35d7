// The list of conversations: searching, opening, renaming, pinning, deleting with a way back, and files of them.

import { createAnswer, createConversation, isLive, titleOf } from './conversation.mjs';
import { find, make, makeButton } from './elements.mjs';
import { readMarkdown, writeMarkdown } from './files.mjs';
import { tell, tellTime } from './words.mjs';

const format = 'rkllmd conversations, version 1'; // of the files

// createHistory returns functions over the list. current() is the conversation that is shown; actions: open(record) shows another one, changed(record) takes a
// title or a pin of the one that is shown, begin() begins a new one in the place of one that is deleted.
export function createHistory(library, current, actions) {
	const list = find('history-list');
	const search = find('history-search');
	let records = [];
	let removed = null;
	let renaming = null; // {id, item, field}: the title that is being written, which stays as the list changes

	async function refresh() {
		records = await library.list();
		show();
	}

	function show() {
		const words = search.value.trim().toLocaleLowerCase();
		const wanted = records.filter((one) => words === '' || contains(one, words));
		wanted.sort((a, b) => Boolean(b.pinned) - Boolean(a.pinned) || b.changed - a.changed);
		const focused = document.activeElement?.id ?? '';
		const written = renaming;
		list.replaceChildren(...wanted.map((one) => (one.id === written?.id ? written.item : describe(one))));
		renaming = written; // what is moved loses the focus
		if (written) {
			written.field.focus();
		} else if (focused.startsWith('history-item-')) {
			document.getElementById(focused)?.focus();
		}
		find('history-none').hidden = wanted.length > 0;
		find('history-none').textContent = tell(words === '' ? 'nothingAsked' : 'noneFound');
	}

	function describe(record) {
		const item = make('li');
		const title = titleOf(record);
		const open = makeButton(title, async () => actions.open(await library.get(record.id)), 'title');
		const date = tellTime(record.changed);
		const when = make('span', 'hint', record.pinned ? tell('pinnedSince', { date }) : date);
		const tools = make('div', 'tools');
		open.id = `history-item-${record.id}`;
		item.dataset.current = String(record.id === current().id);
		if (record.id === current().id) {
			open.setAttribute('aria-current', 'true');
		}
		for (const [text, work] of [['rename', () => rename(item, record)], [record.pinned ? 'unpin' : 'pin', () => change(record, { pinned: !record.pinned })],
			['save', () => saveText(record)], ['delete', () => remove(record)]]) {
			const button = makeButton(tell(text), work, 'quiet');
			button.setAttribute('aria-label', tell('ofTitle', { what: tell(text), title }));
			tools.append(button);
		}
		item.append(open, when, tools);
		return item;
	}

	// change changes a conversation that may be the one that is shown.
	async function change(record, what) {
		if (record.id === current().id) {
			await actions.changed(what);
		} else {
			await library.save(Object.assign(await library.get(record.id), what));
		}
		await refresh();
	}

	function rename(item, record) {
		const field = make('input');
		field.type = 'text';
		field.value = titleOf(record);
		field.setAttribute('aria-label', tell('title'));
		field.addEventListener('keydown', (event) => {
			if (event.key === 'Enter' && !event.isComposing) {
				renaming = null;
				change(record, field.value.trim() === '' ? { named: false } : { named: true, title: field.value.trim() });
			} else if (event.key === 'Escape') {
				event.stopPropagation();
				renaming = null;
				show();
			}
		});
		field.addEventListener('blur', () => { renaming = null; });
		item.replaceChildren(field);
		field.select();
		field.focus();
		renaming = { id: record.id, item, field };
	}

	async function remove(record) {
		removed = await library.get(record.id) ?? record;
		await library.remove(record.id);
		if (record.id === current().id) {
			actions.begin();
		}
		await refresh();
		find('undo-words').textContent = tell('isDeleted', { title: titleOf(record) });
		find('undo').hidden = false;
		search.focus();
	}

	async function restore() {
		find('undo').hidden = true;
		await library.save({ ...removed, version: 0 });
		await refresh();
	}

	async function importFile(file) {
		let taken = 0;
		let words;
		try {
			const text = await file.text();
			const { conversations } = text.startsWith('# ') ? { conversations: [readMarkdown(text)] } : JSON.parse(text);
			for (const one of conversations.map(clean)) {
				await library.save(one);
				taken++;
			}
			words = tell('conversationsRead', { n: taken });
		} catch {
			words = tell('noConversations', { name: file.name });
		}
		await refresh();
		find('history-told').textContent = words;
	}

	search.addEventListener('input', show);
	find('undo-button').addEventListener('click', restore);
	find('undo-close').addEventListener('click', () => { find('undo').hidden = true; });
	find('history-export').addEventListener('click', async () => {
		saveFile('conversations.json', 'application/json', JSON.stringify({ format, conversations: await library.list() }, null, '\t'));
	});
	find('history-import').addEventListener('click', () => find('history-file').click());
	find('history-file').addEventListener('change', (event) => {
		if (event.target.files.length > 0) {
			importFile(event.target.files[0]).then(() => { event.target.value = ''; });
		}
	});
	find('history-keep').checked = library.enabled();
	find('history-keep').addEventListener('change', async (event) => {
		library.enable(event.target.checked);
		await refresh();
	});
	return { refresh };
}

function contains(record, words) {
	return titleOf(record).toLocaleLowerCase().includes(words) || record.turns.some((turn) => turn.content.toLocaleLowerCase().includes(words));
}

// clean takes from a conversation of a file what the page knows, under a new name: nothing that is there is overwritten. It throws where it is none.
function clean(one) {
	const fresh = createConversation(String(one.system ?? ''));
	const turns = one.turns.map(cleanTurn);
	const changed = Number(one.changed) || fresh.changed;
	return { ...fresh, turns, named: Boolean(one.named), title: String(one.title ?? ''), pinned: Boolean(one.pinned), changed };
}

function cleanTurn(turn) {
	if (!['user', 'assistant'].includes(turn.role) || typeof turn.content !== 'string') {
		throw new TypeError('no turn');
	}
	const { at, ways } = turn.fork ?? {};
	const fork = turn.fork && { at, ways: ways.map((way, i) => (i === at ? null : way.map(cleanTurn))) };
	const state = isLive(turn) ? 'failed' : turn.state ?? 'done';
	return turn.role === 'user' ? { ...turn, fork } : { ...createAnswer(), ...turn, state, fork };
}

// saveText writes a conversation as Markdown, for people.
function saveText(record) {
	const name = titleOf(record).replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || tell('conversation');
	saveFile(`${name}.md`, 'text/markdown', writeMarkdown(record));
}

function saveFile(name, type, text) {
	const link = make('a');
	link.href = URL.createObjectURL(new Blob([text], { type }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
