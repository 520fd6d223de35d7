package pool_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/choose_slot"
	"rkllmd/tests/engine/pool_prompt"
)

func TestChooseSlot(t *testing.T) {
	tokens := pool_prompt.PoolPrompt(1, 40)
	other := pool_prompt.PoolPrompt(2, 40)
	busy := &engine.Task{}
	mixed := slices.Concat(tokens[:20], other[20:])
	for name, c := range map[string]struct {
		slots      []engine.Slot
		whole      bool
		slot, from int
		same       int
	}{
		"none is idle": {slots: []engine.Slot{{Task: busy}}, slot: -1, from: -1},
		"the least recently used": {slots: []engine.Slot{{Used: 3}, {Used: 1}, {Used: 2}, {Task: busy}}, slot: 1,
			from: -1},
		"the longest of nobody's": {slots: []engine.Slot{{}, {Sequence: engine.Sequence{Tokens: tokens[:9]}},
			{Sequence: engine.Sequence{Tokens: mixed}}}, slot: 2, from: -1},
		"too short to matter": {slots: []engine.Slot{{}, {Used: 9, Sequence: engine.Sequence{Tokens: mixed[:7]}}},
			slot: 0, from: -1},
		"its own, however short": {slots: []engine.Slot{{}, {Owner: 5, Used: 9, Sequence: engine.Sequence{
			Tokens: mixed[18:]}}, {Owner: 5, Sequence: engine.Sequence{Tokens: slices.Concat(tokens[:3], other)}}},
			slot: 2, from: -1},
		"another's is copied": {slots: []engine.Slot{{Owner: 7, Used: 1, Sequence: engine.Sequence{
			Tokens: mixed}}, {}, {Used: 2}}, slot: 1, from: 0, same: 20},
		"another's, wholly used": {slots: []engine.Slot{{Owner: 7, Used: 1, Sequence: engine.Sequence{
			Tokens: tokens[:20]}}, {}}, slot: 0, from: -1},
		"another's, the next to go": {slots: []engine.Slot{{Owner: 7, Used: 1, Sequence: engine.Sequence{
			Tokens: mixed}}, {Owner: 8, Used: 2}}, slot: 0, from: -1},
		"one in use is copied": {slots: []engine.Slot{{Task: busy, Sequence: engine.Sequence{Tokens: mixed}},
			{Used: 2}}, slot: 1, from: 0, same: 20},
		"not the last token": {slots: []engine.Slot{{}, {Owner: 7, Used: 1, Sequence: engine.Sequence{
			Tokens: tokens}}}, slot: 0, from: 1, same: 39},
		"not a part of a state": {whole: true, slots: []engine.Slot{{Used: 2, Sequence: engine.Sequence{
			Tokens: mixed}}, {Used: 1}, {Used: 3, Sequence: engine.Sequence{Tokens: tokens[:10]}}}, slot: 2, from: -1},
		"not even the last token": {whole: true, slots: []engine.Slot{{Used: 2, Sequence: engine.Sequence{
			Tokens: tokens}}, {Used: 1}}, slot: 1, from: -1},
		"little more is not copied": {slots: []engine.Slot{{Owner: 7, Sequence: engine.Sequence{Tokens: mixed}},
			{Used: 2, Sequence: engine.Sequence{Tokens: mixed[:14]}}}, slot: 1, from: -1},
	} {
		t.Run(name, func(t *testing.T) {
			slot, from, same := choose_slot.ChooseSlot(c.slots, &engine.Task{Owner: 5, Tokens: tokens}, c.whole)
			require.Equal(t, c.same, same)
			for i := range c.slots {
				require.Equal(t, i == c.slot, slot == &c.slots[i], "slot %d", i)
				require.Equal(t, i == c.from, from == &c.slots[i], "from %d", i)
			}
		})
	}
}
