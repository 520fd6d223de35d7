// Presets: values of the parameters under a name, of the person's own.

import { find, make } from './elements.mjs';
import { keep, kept } from './kept.mjs';
import { tell } from './words.mjs';

// createPresets returns functions over the presets. read() returns the values that are in force, use(values) puts others in force.
export function createPresets(read, use) {
	const list = find('preset');
	const name = find('preset-name');

	function all() {
		const presets = kept('presets');
		return presets !== null && typeof presets === 'object' ? presets : {};
	}

	function show(chosen = '') {
		const names = Object.keys(all()).toSorted((a, b) => a.localeCompare(b));
		list.replaceChildren(make('option', '', tell('none')), ...names.map((one) => make('option', '', one)));
		list.options[0].value = '';
		list.value = chosen;
		find('preset-remove').disabled = list.value === '';
	}

	list.addEventListener('change', () => {
		find('preset-remove').disabled = list.value === '';
		name.value = list.value;
		if (list.value !== '') {
			use(all()[list.value]);
		}
	});
	find('preset-form').addEventListener('submit', (event) => {
		event.preventDefault();
		keep('presets', { ...all(), [name.value.trim()]: read() });
		show(name.value.trim());
	});
	find('preset-remove').addEventListener('click', () => {
		const { [list.value]: _gone, ...rest } = all();
		keep('presets', rest);
		show();
	});
	return { show, use };
}
