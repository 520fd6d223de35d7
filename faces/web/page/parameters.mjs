// The sliders: parameters of the answers, which may change while one is on its way.

import { find } from './elements.mjs';
import { keep, kept } from './kept.mjs';
import { createPresets } from './presets.mjs';
import { tell } from './words.mjs';

const lengths = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

// The words of a row are those of its name, and of its name with _hint. fixed: it holds from the next answer on.
const rows = [
	{ name: 'temperature', group: 'choice', min: 0, max: 2, step: 0.05, value: 0.7 },
	{ name: 'top_p', group: 'choice', min: 0, max: 1, step: 0.01, value: 0.95 },
	{ name: 'top_k', group: 'choice', min: 0, max: 100, step: 1, value: 40 },
	{ name: 'min_p', group: 'choice', min: 0, max: 1, step: 0.01, value: 0 },
	{ name: 'mirostat', group: 'mirostat', min: 0, max: 2, step: 1, value: 0, fixed: true },
	{ name: 'mirostat_tau', group: 'mirostat', min: 0.1, max: 10, step: 0.1, value: 5, fixed: true },
	{ name: 'mirostat_eta', group: 'mirostat', min: 0.01, max: 1, step: 0.01, value: 0.1, fixed: true },
	{ name: 'repetition_penalty', group: 'repetition', min: 0.5, max: 2, step: 0.01, value: 1.05 },
	{ name: 'frequency_penalty', group: 'repetition', min: -2, max: 2, step: 0.05, value: 0 },
	{ name: 'presence_penalty', group: 'repetition', min: -2, max: 2, step: 0.05, value: 0 },
	{ name: 'max_tokens', group: 'length', min: 1, max: 65536, step: 1, value: 512, scale: lengths, fixed: true },
];
const steering = new Set(rows.filter(({ fixed }) => !fixed).map(({ name }) => name)); // what may change while an answer is on its way
const mirostat = rows.filter(({ group }) => group === 'mirostat').map(({ name }) => name);

// createParameters fills the groups of the settings with the sliders. onChange(changed) is called with those that were moved, a moment after the last move.
export function createParameters(onChange) {
	const values = Object.fromEntries(rows.map((row) => [row.name, row.value]));
	const setters = {};
	let changed = {};
	let timer = 0;

	Object.assign(values, kept('parameters'));

	function set(row, value) {
		values[row.name] = value;
		changed[row.name] = value;
		setters[row.name](value);
		showChanged();
		clearTimeout(timer);
		timer = setTimeout(() => {
			keep('parameters', values);
			onChange(changed);
			changed = {};
		}, 200);
	}

	for (const row of rows) {
		if (typeof values[row.name] !== 'number' || !(values[row.name] >= row.min && values[row.name] <= row.max)) {
			values[row.name] = row.value;
		}
		setters[row.name] = addRow(find(`group-${row.group}`).querySelector('.sliders'), row, (value) => set(row, value));
		setters[row.name](values[row.name]);
	}
	const seed = find('seed');
	const stop = find('stop-texts');
	const form = createForm();
	const fields = { seed, stop, ...form.fields };
	for (const [name, field] of Object.entries(fields)) {
		field.value = kept(name) ?? '';
		field.addEventListener('change', () => {
			keep(name, field.value);
			form.show();
			showChanged();
			onChange({ [name]: field.value });
		});
	}

	// showChanged says at each group how many of its parameters are not as the page has them at first: it may be folded.
	function showChanged() {
		const written = { choice: seed.value, length: stop.value, form: form.fields.kind.value };
		for (const group of new Set([...rows.map((row) => row.group), 'form'])) {
			const n = rows.filter((row) => row.group === group && values[row.name] !== row.value).length + ((written[group] ?? '') === '' ? 0 : 1);
			find(`group-${group}`).querySelector('.changed').textContent = n === 0 ? '' : tell('changed', { n });
		}
	}

	// texts returns the values that are written, as far as there are some. A seed stays text (api.mjs).
	function texts() {
		const stops = stop.value.split('\n').filter((line) => line !== '').map((line) => line.replaceAll('\\n', '\n'));
		return { ...(seed.value.trim() === '' ? {} : { seed: seed.value.trim() }), ...(stops.length === 0 ? {} : { stop: stops }) };
	}

	// sampling returns what chooses tokens. Mirostat's own are left out where it is off: not every runtime has it.
	function sampling() {
		return Object.fromEntries(Object.entries(values).filter(([name]) => values.mirostat > 0 || !mirostat.includes(name)));
	}

	const written = () => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]));
	const presets = createPresets(() => ({ ...values, ...written() }), (preset) => {
		rows.forEach((row) => set(row, preset[row.name] ?? row.value));
		for (const [name, field] of Object.entries(fields)) {
			field.value = preset[name] ?? '';
			field.dispatchEvent(new Event('change'));
		}
	});
	presets.show();
	form.show();
	showChanged();
	return {
		// values returns what is sent; without those that choose tokens where the model's runtime takes none of a single request.
		values: (choosing = true) => ({ ...(choosing ? sampling() : { max_tokens: values.max_tokens }), ...texts() }),
		form: form.value, // the form that answers are held to, as a member of what is sent; nothing: there is none
		// settle is called when an answer begins: what was moved just now is in its config, and nobody need be told of it.
		settle() {
			clearTimeout(timer);
			keep('parameters', values);
			changed = {};
		},
		steers: (name) => steering.has(name), // also while an answer is on its way
		reset: () => presets.use({}),
		disable: (yes) => document.querySelectorAll('.slider:not([data-name=max_tokens]) input').forEach((input) => { input.disabled = yes; }),
	};
}

// createForm returns functions over the form that answers are held to: a JSON Schema, or a grammar. What is no JSON is said here, and left to the daemon to
// refuse.
function createForm() {
	const fields = { kind: find('form-kind'), schema: find('form-schema'), grammar: find('form-grammar') };
	const parse = () => {
		try {
			return [JSON.parse(fields.schema.value), ''];
		} catch (error) {
			return [fields.schema.value, error.message];
		}
	};

	return {
		fields,
		show() {
			const { kind, schema } = fields;
			const wrong = kind.value === 'schema' && schema.value.trim() !== '' ? parse()[1] : '';
			kind.value = ['schema', 'grammar'].includes(kind.value) ? kind.value : '';
			for (const name of ['schema', 'grammar']) {
				find(`form-${name}-part`).hidden = kind.value !== name;
			}
			schema.setAttribute('aria-invalid', String(wrong !== ''));
			find('form-wrong').hidden = wrong === '';
			find('form-wrong').textContent = tell('noJSON', { message: wrong });
		},
		value() {
			const { kind } = fields;
			const text = kind.value === '' ? '' : fields[kind.value].value.trim();
			return text === '' ? {} : { [kind.value]: kind.value === 'schema' ? parse()[0] : text };
		},
	};
}

// addRow adds a slider with its number beside it, and returns what shows a value in both.
function addRow(element, row, onInput) {
	const box = document.createElement('div');
	const label = document.createElement('label');
	const hint = document.createElement('span');
	const number = document.createElement('input');
	const range = document.createElement('input');
	box.className = 'slider';
	box.dataset.name = row.name;
	label.textContent = tell(row.name);
	label.htmlFor = `slider-${row.name}`;
	hint.className = 'hint';
	hint.id = `hint-${row.name}`;
	hint.textContent = tell(`${row.name}_hint`);
	Object.assign(number, { type: 'number', min: row.min, max: row.max, step: row.step, id: `number-${row.name}` });
	number.setAttribute('aria-label', tell('asNumber', { name: tell(row.name) }));
	Object.assign(range, { type: 'range', id: `slider-${row.name}` });
	Object.assign(range, row.scale ? { min: 0, max: row.scale.length - 1, step: 1 } : { min: row.min, max: row.max, step: row.step });
	range.setAttribute('aria-describedby', hint.id);
	box.append(label, hint, number, range);
	element.append(box);

	range.addEventListener('input', () => onInput(row.scale ? row.scale[range.value] : Number(range.value)));
	number.addEventListener('change', () => {
		const value = number.value === '' || !Number.isFinite(Number(number.value)) ? row.value : Number(number.value);
		onInput(Math.min(row.max, Math.max(row.min, row.step === 1 ? Math.round(value) : value)));
	});
	return (value) => {
		const place = row.scale ? row.scale.findIndex((length) => length >= value) : value;
		range.value = row.scale && place < 0 ? row.scale.length - 1 : place;
		range.setAttribute('aria-valuetext', String(value));
		const share = (Number(range.value) - Number(range.min)) / (Number(range.max) - Number(range.min));
		range.style.setProperty('--share', `${share * 100}%`);
		number.value = value;
	};
}
