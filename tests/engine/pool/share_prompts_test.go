package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/share_prompts"
)

func TestSharePrompts(t *testing.T) {
	slots := []engine.Slot{{Task: &engine.Task{Client: 1}}, {Task: &engine.Task{Client: 1}}, {},
		{Task: &engine.Task{Client: 2}}, {Task: &engine.Task{Client: 1}}}
	needs := [engine.MaxSequences]int{100, 100, 0, 100, 100}
	require.Equal(t, [engine.MaxSequences]int{10, 10, 0, 30, 10}, share_prompts.SharePrompts(slots, needs, 60, 0),
		"first among clients")
	needs[3] = 6
	require.Equal(t, [engine.MaxSequences]int{18, 18, 0, 6, 18}, share_prompts.SharePrompts(slots, needs, 60, 0))
	needs[0] = 0
	require.Equal(t, [engine.MaxSequences]int{0, 50, 0, 6, 50}, share_prompts.SharePrompts(slots, needs, 106, 0))
	require.Equal(t, [engine.MaxSequences]int{}, share_prompts.SharePrompts(slots, [engine.MaxSequences]int{}, 60, 0))
}
