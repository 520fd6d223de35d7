// The groups of the settings fold, and stay as they were left.

import { keep, kept } from './kept.mjs';

const groups = [...document.querySelectorAll('details.group')];
const open = kept('groups') ?? {};

for (const group of groups) {
	group.open = open[group.id] ?? group.open;
	group.addEventListener('toggle', () => keep('groups', Object.fromEntries(groups.map((one) => [one.id, one.open]))));
}
