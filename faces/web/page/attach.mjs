// Text files that go with a question. How many tokens each has is asked of the daemon before it is sent.

import { request } from './api.mjs';
import { find, make, makeButton } from './elements.mjs';

const most = 512 * 1024; // bytes of a file: the daemon takes no request beyond 1 MiB

// createAttachments returns functions over the files. model() is the name of the model that is asked, '' for the one that is loaded; onChange is called when
// there are others.
export function createAttachments({ model, onChange }) {
	const list = find('files');
	let files = []; // {name, text, tokens}: tokens is undefined until the daemon has said how many

	function show() {
		list.hidden = files.length === 0;
		list.replaceChildren(...files.map((file) => {
			const item = make('li');
			const remove = makeButton('✕', () => {
				files = files.filter((one) => one !== file);
				show();
			}, 'quiet');
			remove.setAttribute('aria-label', `Remove ${file.name}`);
			const size = file.tokens === undefined ? 'counting…' : `${file.tokens} tokens`;
			item.append(make('span', '', file.name), make('span', 'hint', file.wrong ?? size), remove);
			return item;
		}));
		onChange();
	}

	async function add(chosen) {
		const file = { name: chosen.name, text: '' };
		files.push(file);
		show();
		try {
			if (chosen.size > most) {
				throw new Error('too large: 512 KiB is the most');
			}
			file.text = new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer());
			if (file.text.includes('\0')) {
				throw new TypeError('no text');
			}
			const body = { text: file.text, ...(model() === '' ? {} : { model: model() }) };
			file.tokens = (await (await request('/v1/tokenize', body)).json()).count;
		} catch (error) {
			file.wrong = error instanceof TypeError ? 'no text' : error.message;
		}
		show();
	}

	find('attach-button').addEventListener('click', () => find('attach-file').click());
	find('attach-file').addEventListener('change', (event) => {
		[...event.target.files].forEach(add);
		event.target.value = '';
	});
	return {
		tokens: () => files.reduce((sum, file) => sum + (file.tokens ?? 0), 0),
		// with returns a question with the files in front of it. Those that could not be read are left out.
		with(text) {
			const good = files.filter((file) => file.tokens !== undefined);
			return [...good.map((file) => `${file.name}:\n\`\`\`\n${file.text.trimEnd()}\n\`\`\`\n`), text].join('\n');
		},
		clear() {
			files = [];
			show();
		},
	};
}
