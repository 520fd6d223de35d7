// The sliders: parameters of the answers, which may change while one is on its way.

import { find } from './elements.mjs';
import { keep, kept } from './kept.mjs';
import { createPresets } from './presets.mjs';
import { tell } from './words.mjs';

const lengths = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

// The words of a row are those of its name, and of its name with _hint.
const rows = [
	{ name: 'temperature', group: 'choice', min: 0, max: 2, step: 0.05, value: 0.7 },
	{ name: 'top_p', group: 'choice', min: 0, max: 1, step: 0.01, value: 0.95 },
	{ name: 'top_k', group: 'choice', min: 0, max: 100, step: 1, value: 40 },
	{ name: 'min_p', group: 'choice', min: 0, max: 1, step: 0.01, value: 0 },
	{ name: 'repetition_penalty', group: 'repetition', min: 0.5, max: 2, step: 0.01, value: 1.05 },
	{ name: 'frequency_penalty', group: 'repetition', min: -2, max: 2, step: 0.05, value: 0 },
	{ name: 'presence_penalty', group: 'repetition', min: -2, max: 2, step: 0.05, value: 0 },
	{ name: 'max_tokens', group: 'length', min: 1, max: 65536, step: 1, value: 512, scale: lengths },
];

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
	for (const [field, name] of [[seed, 'seed'], [stop, 'stop']]) {
		field.value = kept(name) ?? '';
		field.addEventListener('change', () => {
			keep(name, field.value);
			showChanged();
			onChange({ [name]: field.value });
		});
	}

	// showChanged says at each group how many of its parameters are not as the page has them at first: it may be folded.
	function showChanged() {
		const written = { choice: seed.value, length: stop.value };
		for (const group of new Set(rows.map((row) => row.group))) {
			const n = rows.filter((row) => row.group === group && values[row.name] !== row.value).length + ((written[group] ?? '') === '' ? 0 : 1);
			find(`group-${group}`).querySelector('.changed').textContent = n === 0 ? '' : tell('changed', { n });
		}
	}

	// texts returns the values that are written, as far as there are some. A seed that is no number of 64 bits is left to the daemon to refuse.
	function texts() {
		const stops = stop.value.split('\n').filter((line) => line !== '').map((line) => line.replaceAll('\\n', '\n'));
		return { ...(seed.value.trim() === '' ? {} : { seed: Number(seed.value) }), ...(stops.length === 0 ? {} : { stop: stops }) };
	}

	const presets = createPresets(() => ({ ...values, seed: seed.value, stop: stop.value }), (preset) => {
		rows.forEach((row) => set(row, preset[row.name] ?? row.value));
		for (const [field, text] of [[seed, preset.seed], [stop, preset.stop]]) {
			field.value = text ?? '';
			field.dispatchEvent(new Event('change'));
		}
	});
	presets.show();
	showChanged();
	return {
		// values returns what is sent; without those that choose tokens where the model's runtime takes none of a single request.
		values: (choosing = true) => ({ ...(choosing ? values : { max_tokens: values.max_tokens }), ...texts() }),
		steers: (name) => rows.some((row) => row.name === name && row.name !== 'max_tokens'), // also while an answer is on its way
		reset: () => presets.use({}),
		disable: (yes) => document.querySelectorAll('.slider:not([data-name=max_tokens]) input').forEach((input) => { input.disabled = yes; }),
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
