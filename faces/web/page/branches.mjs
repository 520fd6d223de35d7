// The ways that a conversation has taken. A turn from which there are several has a fork: {at, ways}. ways are lists of turns, each from that turn on; the one
// at place at is the conversation's own now, so it is null there. Turns of other ways may have forks themselves: nothing is ever lost.

// branch puts turn in the place of the one at this index, with all that follows; what was there stays reachable.
export function branch(turns, index, turn) {
	const old = turns.splice(index);
	const fork = old[0].fork ?? { at: 0, ways: [null] };
	delete old[0].fork;
	fork.ways[fork.at] = old;
	fork.at = fork.ways.push(null) - 1;
	turns.push({ ...turn, fork });
}

// walk goes to another way from the turn at this index on: step is 1 or -1.
export function walk(turns, index, step) {
	const { fork } = turns[index];
	const next = (fork.at + step + fork.ways.length) % fork.ways.length;
	const old = turns.splice(index);
	delete old[0].fork;
	fork.ways[fork.at] = old;
	turns.push(...fork.ways[next]);
	fork.ways[next] = null;
	fork.at = next;
	turns[index].fork = fork;
}
