package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_load_hooks"
	"rkllmd/tests/rkllm/call/rkllm_note_load"
)

func TestCallLoadHooks(t *testing.T) {
	require.Empty(t, call_load_hooks.CallLoadHooks(&rkllm.Runtime{}, &rkllm.Job{}), "nobody wants to hear of it")

	var seen []string
	rt := &rkllm.Runtime{LoadHooks: []func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job){
		rkllm_note_load.RkllmNoteLoad(&seen, "a", true),
		rkllm_note_load.RkllmNoteLoad(&seen, "b", false), rkllm_note_load.RkllmNoteLoad(&seen, "c", true),
	}}
	ends := call_load_hooks.CallLoadHooks(rt, &rkllm.Job{Function: "rkllm_init"})
	require.Equal(t, []string{"a begins rkllm_init", "b begins rkllm_init", "c begins rkllm_init"}, seen, "in order")
	require.Len(t, ends, 2, "b does not ask for the end")
}
