// All conversations, in the browser's database (IndexedDB), where the person wants that and the browser allows it. Nothing of it leaves the browser.
//
// Two tabs may have the same conversation: each tells with what it keeps which version it has changed, and who wrote that (writer: one page, from its loading
// to its end). If that is not the one that is there, it is kept as another conversation, so that neither loses anything. A version may also be lost, when a
// page ends while it is written: then an older one is there.

import { keep, kept } from './kept.mjs';

const store = 'conversations';
const self = crypto.getRandomValues(new Uint32Array(2)).join('-');
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('rkllmd');

// createLibrary returns functions over the conversations. onChange is called when another tab has changed some. Where nothing may be kept, conversations last
// as long as the page.
export function createLibrary({ onChange }) {
	const held = new Map(); // the conversations that last as long as the page
	let opening = null;

	function connect() {
		opening ??= new Promise((resolve) => {
			const request = indexedDB.open('rkllmd', 1);
			request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => resolve(null);
		}).catch(() => null);
		return opening;
	}

	// run makes one transaction, in which work(store, done) puts what it finds into done, and returns that; without where nothing can be kept.
	async function run(mode, without, work) {
		const database = enabled() ? await connect() : null;
		if (!database) {
			return without();
		}
		return new Promise((resolve) => {
			let found = null;
			const transaction = database.transaction(store, mode);
			work(transaction.objectStore(store), (value) => { found = value; });
			transaction.oncomplete = () => resolve(found);
			transaction.onabort = () => resolve(without()); // there is no room, above all
		});
	}

	const enabled = () => kept('library') !== false;

	others?.addEventListener('message', () => onChange());
	return {
		enabled,
		// enable says whether conversations are kept from now on. Those that are there stay, until they are deleted.
		enable: (yes) => keep('library', yes),
		list: () => run('readonly', () => [...held.values()], (all, found) => {
			all.getAll().onsuccess = (event) => found(event.target.result);
		}),
		get: (id) => run('readonly', () => held.get(id) ?? null, (all, found) => {
			all.get(id).onsuccess = (event) => found(event.target.result ?? null);
		}),
		// save keeps a conversation, whose version it counts at once. It returns false where another tab has changed it meanwhile: it is to be kept under
		// another id then.
		async save(conversation) {
			const { version, writer } = conversation;
			Object.assign(conversation, { version: version + 1, writer: self });
			const record = structuredClone(conversation);
			const without = () => {
				held.set(record.id, record);
				return true;
			};
			const done = await run('readwrite', without, (all, found) => {
				found(true);
				all.get(record.id).onsuccess = (event) => {
					const there = event.target.result;
					if (there && (there.version > version || (there.version === version && there.writer !== writer))) {
						found(false);
					} else {
						all.put(record);
					}
				};
			});
			others?.postMessage('saved');
			return done;
		},
		async remove(id) {
			await run('readwrite', () => held.delete(id), (all) => all.delete(id));
			others?.postMessage('removed');
		},
	};
}
