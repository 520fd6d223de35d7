package run_test

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/start_turn"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestStartTurn(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	h.Param.NKeep = 3
	run := &librkllmrt.Run{KeepHistory: true}
	h.Lanes[1].Conversation = librkllmrt.Conversation{Tokens: []int32{1, 300, 301}, System: 1, Keep: 2}
	for i := range h.Lanes {
		require.NoError(t, start_turn.StartTurn(h, run, &h.Lanes[i], unsafe.Pointer(rt_input.RtInput(t, "",
			[]int32{310, 311}))))
	}
	fresh := librkllmrt.Turn{Lane: &h.Lanes[0], Tokens: []int32{310, 311}, Prompt: 2, New: 2, Keep: 2, Row: -1,
		Next: -1, EndedBy: -1, Held: []byte{}}
	later := fresh
	later.Lane, later.Tokens, later.Prompt, later.System = &h.Lanes[1], []int32{1, 300, 301, 310, 311}, 5, 1
	require.Equal(t, []librkllmrt.Turn{fresh, later}, run.Turns, "each with a conversation of its own")

	for name, row := range map[string]struct {
		input *librkllmrt.CInput
		lane  int
		want  string
	}{
		"no input": {nil, 0, "rkllm_input is NULL; it must point to an RKLLMInput"},
		"a wrong token": {rt_input.RtInput(t, "", []int32{1, 99999}), 1,
			"token_input.input_ids[1] is 99999; this model's tokens are 0 to "},
		"nothing":  {rt_input.RtInput(t, "", nil), 1, "the prompt is empty"},
		"too much": {rt_input.RtInput(t, strings.Repeat(" word", 600), nil), 0, "max_context_len is 512"},
		"too much of it": {rt_input.RtInput(t, strings.Repeat(" word", 511), nil), 1,
			"the conversation has 515 tokens with the 512 of this prompt; max_context_len is 512"},
	} {
		err := start_turn.StartTurn(h, run, &h.Lanes[row.lane], unsafe.Pointer(row.input))
		require.ErrorContains(t, err, row.want, name)
	}
}
