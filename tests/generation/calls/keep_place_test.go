package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/keep_place"
)

func TestKeepPlace(t *testing.T) {
	const held = `<tool_call>{"name": "get", "arguments": {"a": "b`
	told := &generation.Call{}
	for _, one := range []struct {
		held          string
		call          *generation.Call
		reading       generation.CallReading
		value, inside bool
		mark          string
	}{
		{held, told, generation.CallReading{State: generation.ReadMore, Arguments: held[40:], Value: 40}, true, true,
			""},
		{held, nil, generation.CallReading{State: generation.ReadMore, Arguments: held[40:], Value: 39}, true, false,
			""},
		{held, told, generation.CallReading{State: generation.ReadMore, Arguments: "{}", Value: 40}, true, false, ""},
		{held, told, generation.CallReading{State: generation.ReadDone, Value: 40}, false, false, ""},
		{held[:40], told, generation.CallReading{State: generation.ReadMore, Value: 39}, false, false, ""},
		{held, told, generation.CallReading{State: generation.ReadMore, Mark: "</x>"}, false, false, "</x>"},
	} {
		s := &generation.CallState{Held: one.held, Call: one.call, Mark: "old", Inside: true}
		keep_place.KeepPlace(s, one.reading)
		require.Equal(t, []any{one.value, one.inside, one.mark}, []any{s.Value != nil, s.Inside, s.Mark}, one)
	}
}
