package relay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream/relay/add_call"
	"rkllmd/upstream/relay/end_call"
	"rkllmd/upstream/wire"
)

func TestAddCall(t *testing.T) {
	for _, whole := range []bool{false, true} {
		task, _ := upstream_task.UpstreamTask(generation.Request{WholeCalls: whole})
		var parts []generation.Part
		for _, piece := range []wire.ToolCall{{ID: "c1", Function: wire.Function{Name: "f"}},
			{Function: wire.Function{Arguments: `{"a":`}}, {Function: wire.Function{Arguments: `1}`}},
			{Index: 1, Function: wire.Function{Name: "g", Arguments: "{}"}},
			{Index: 1, ID: "c3", Function: wire.Function{Name: "h", Arguments: "{}"}}} { // some count wrongly
			parts = append(parts, add_call.AddCall(task, piece)...)
		}
		parts = append(parts, end_call.EndCall(task)...)
		var calls []generation.Call
		arguments := map[int]string{}
		for _, part := range parts {
			switch part.Kind {
			case generation.PartCallEnd:
				calls = append(calls, part.Call)
			case generation.PartArguments:
				arguments[len(calls)] += part.Text
			}
		}
		require.Len(t, calls, 3)
		require.Equal(t, 3, task.Calls)
		require.Equal(t, generation.Call{ID: "c1", Name: "f", Arguments: `{"a":1}`}, calls[0])
		require.Equal(t, map[int]string{0: `{"a":1}`, 1: "{}", 2: "{}"}, arguments)
		require.Equal(t, []any{1, "g", 2, "h", "c3"}, []any{calls[1].Index, calls[1].Name, calls[2].Index,
			calls[2].Name,
			calls[2].ID})
		require.NotEmpty(t, calls[1].ID, "one is made")
		require.Len(t, parts, map[bool]int{false: 10, true: 9}[whole])
	}
}
