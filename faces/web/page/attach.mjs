// Text files that go with a question: chosen, dropped on the conversation or pasted. How many tokens each has is asked of the daemon before it is sent.

import { request } from './api.mjs';
import { find, make, makeButton } from './elements.mjs';
import { tell } from './words.mjs';

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
			remove.setAttribute('aria-label', tell('removeFile', { name: file.name }));
			const size = file.tokens === undefined ? tell('counting') : tell('tokens', { n: file.tokens });
			item.classList.toggle('refused', Boolean(file.wrong));
			item.append(make('span', '', file.name), make('span', 'hint', file.wrong ?? size), remove);
			return item;
		}));
		onChange();
	}

	async function add(chosen) {
		const file = { name: chosen.name || tell('pastedFile'), text: '' };
		files.push(file);
		show();
		file.wrong = await read(file, chosen).catch((error) => error.message);
		show();
	}

	// read fills file, and returns why it cannot go with a question, if that is so.
	async function read(file, chosen) {
		if (chosen.size > most) {
			return tell('fileTooLarge');
		}
		try {
			file.text = new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer());
		} catch {
			file.text = '\0';
		}
		if (file.text.includes('\0')) {
			return tell(chosen.type.startsWith('image/') ? 'noImages' : 'noText');
		}
		const body = { text: file.text, ...(model() === '' ? {} : { model: model() }) };
		file.tokens = (await (await request('/v1/tokenize', body)).json()).count;
		return undefined;
	}

	const hasFiles = (event) => event.dataTransfer?.types.includes('Files');
	const showDrop = (yes) => { find('drop').hidden = !yes; };

	find('attach-button').addEventListener('click', () => find('attach-file').click());
	find('attach-file').addEventListener('change', (event) => {
		[...event.target.files].forEach(add);
		event.target.value = '';
	});
	// Files that miss the conversation would make the browser leave the page.
	for (const name of ['dragover', 'drop']) {
		addEventListener(name, (event) => {
			if (hasFiles(event)) {
				event.preventDefault();
				event.dataTransfer.dropEffect = find('talk').contains(event.target) ? 'copy' : 'none';
				showDrop(name === 'dragover' && find('talk').contains(event.target));
			}
		});
	}
	addEventListener('dragleave', (event) => showDrop(event.relatedTarget !== null && !find('drop').hidden));
	find('talk').addEventListener('drop', (event) => [...event.dataTransfer.files].forEach(add));
	find('composer').addEventListener('paste', (event) => {
		if (event.clipboardData.files.length > 0 && !event.clipboardData.types.includes('text/plain')) { // else the text is meant
			event.preventDefault();
			[...event.clipboardData.files].forEach(add);
		}
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
