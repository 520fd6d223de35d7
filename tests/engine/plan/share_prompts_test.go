package plan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/share_prompts"
	"rkllmd/utils/turns"
)

func TestSharePrompts(t *testing.T) {
	one, two := turns.Client{User: "1"}, turns.Client{User: "2"}
	slots := []engine.Slot{{Task: &engine.Task{Client: one}}, {Task: &engine.Task{Client: one}}, {},
		{Task: &engine.Task{Client: two}}, {Task: &engine.Task{Client: one}}}
	needs := [engine.MaxSequences]int{100, 100, 0, 100, 100}
	require.Equal(t, [engine.MaxSequences]int{10, 10, 0, 30, 10}, share_prompts.SharePrompts(slots, needs, 60, 0),
		"first among users")
	needs[3] = 6
	require.Equal(t, [engine.MaxSequences]int{18, 18, 0, 6, 18}, share_prompts.SharePrompts(slots, needs, 60, 0))
	needs[0] = 0
	require.Equal(t, [engine.MaxSequences]int{0, 50, 0, 6, 50}, share_prompts.SharePrompts(slots, needs, 106, 0))
	require.Equal(t, [engine.MaxSequences]int{}, share_prompts.SharePrompts(slots, [engine.MaxSequences]int{}, 60, 0))
}
