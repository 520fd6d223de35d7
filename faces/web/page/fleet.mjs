// The fleet: who computes for a daemon that is a gateway, how much room they have, how fast they are, and what was lost with them.

import { request } from './api.mjs';
import { find, make } from './elements.mjs';
import { number, tell } from './words.mjs';

const pause = 1000; // ms between two looks
const most = 16; // places that are drawn; more are told in words only

// createFleet returns functions over what is shown of the fleet: watch() looks again and again until leave().
export function createFleet() {
	let timer = 0;
	let watching = false;

	async function look() {
		const fleet = await request('/v1/fleet').then((response) => response.json(), () => null);
		if (!watching) {
			return;
		}
		if (fleet) {
			show(fleet);
		}
		timer = setTimeout(look, pause);
	}

	return {
		watch() {
			if (!watching) {
				watching = true;
				look();
			}
		},
		leave() {
			watching = false;
			clearTimeout(timer);
		},
	};
}

function show({ members, waiting }) {
	const here = members.filter(({ state }) => state !== 'gone');
	const speed = here.reduce((sum, one) => sum + one.tokens_per_second, 0);
	find('fleet').hidden = false;
	find('fleet-sum').textContent = [tell('members', { n: here.length }), speed > 0 && describeSpeed(speed),
		waiting > 0 && tell('waitForPlace', { n: waiting })].filter(Boolean).join(' · ');
	find('fleet-list').replaceChildren(...members.map(describe));
}

function describe(member) {
	const item = make('li');
	const words = make('div');
	const { places, free, running, lost, model, state, tokens, tokens_per_second: speed } = member;
	const used = state === 'draining' ? running : places - free; // a member that is drained has no room, whatever it computes
	const facts = [{ draining: tell('draining'), gone: tell('gone') }[state], model, state !== 'gone' && tell('placesUsed', { used, n: places }),
		speed > 0 ? describeSpeed(speed) : tokens > 0 && tell('tokens', { n: tokens }), lost > 0 && tell('answersLost', { n: lost })];
	item.dataset.state = state;
	words.append(make('strong', '', member.name), make('span', 'hint', facts.filter(Boolean).join(' · ')));
	item.append(words);
	if (places <= most) {
		const drawn = make('div', 'places'); // the words say the same
		drawn.append(...Array.from({ length: places }, (_, i) => make('span', i < used ? 'used' : '')));
		item.append(drawn);
	}
	return item;
}

function describeSpeed(speed) {
	return tell('speed', { speed: number(speed, speed < 10 ? 1 : 0) });
}
