package relay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream/relay/end_call"
)

func TestEndCall(t *testing.T) {
	for _, test := range []struct {
		arguments string
		whole     bool
		kinds     []generation.PartKind
		calls     int
	}{
		{`{"a":1}`, false, []generation.PartKind{generation.PartCallEnd}, 1},
		{`{"a":1}`, true, []generation.PartKind{generation.PartCall, generation.PartArguments,
			generation.PartCallEnd}, 1},
		{``, false, []generation.PartKind{generation.PartArguments, generation.PartCallEnd}, 1},
		{``, true, []generation.PartKind{generation.PartCall, generation.PartArguments, generation.PartCallEnd}, 1},
		{`{"a":`, false, []generation.PartKind{generation.PartCallEnd}, 0},
		{`[1]`, true, []generation.PartKind{generation.PartText}, 0},
	} {
		task, _ := upstream_task.UpstreamTask(generation.Request{WholeCalls: test.whole})
		require.Nil(t, end_call.EndCall(task))
		task.Call = &generation.Call{ID: "c", Name: "f", Arguments: test.arguments}
		parts := end_call.EndCall(task)
		var kinds []generation.PartKind
		for _, part := range parts {
			kinds = append(kinds, part.Kind)
		}
		require.Equal(t, test.kinds, kinds, test.arguments)
		require.Equal(t, test.calls, task.Calls)
		last := parts[len(parts)-1]
		require.Equal(t, test.calls == 0 && !test.whole, last.Call.Broken)
		if test.calls == 0 && test.whole {
			require.Equal(t, "f[1]", last.Text, "nothing is swallowed")
		}
		require.Nil(t, task.Call)
	}
}
