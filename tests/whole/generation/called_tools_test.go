package generation_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/whole/generation/called_tools"
	"rkllmd/tests/whole/generation/calling_backend"
)

// An answer that breaks off within a call; tools whose parameters cannot be kept to.
func TestCalledTools(t *testing.T) {
	b, request := calling_backend.CallingBackend(t)
	t.Run("it breaks off within the call", func(t *testing.T) {
		short := request
		short.Stop, short.OneCall = []string{"ours"}, true
		run, record := generation_begin.GenerationBegin(t, b, short)
		<-run.Done
		text, calls := called_tools.CalledTools(t, record.Events)
		require.Empty(t, calls)
		require.Empty(t, text, "it was told as arguments")
		require.Equal(t, generation.ReasonText, run.Last.Reason)
		var broken []string
		for _, event := range record.Events {
			for _, part := range event.Token.Parts {
				if part.Call.Broken {
					broken = append(broken, part.Call.Arguments)
				}
			}
		}
		require.Len(t, broken, 1)
		require.Regexp(t, `^\{\s*"h$`, broken[0])
		short.WholeCalls = true
		run, record = generation_begin.GenerationBegin(t, b, short)
		<-run.Done
		text, calls = called_tools.CalledTools(t, record.Events)
		require.Empty(t, calls)
		require.True(t, strings.HasPrefix(text, "<tool_call>\n{\"name\": \"clock\", \"arguments\": {"), text)
	})
	t.Run("what is refused", func(t *testing.T) {
		wrong := request
		wrong.Tools = `[{"type": "function", "function": {"name": "f", "parameters": {"not": {}}}}]`
		_, err := start_generation.StartGeneration(b, wrong, nil)
		require.ErrorContains(t, err, "tools[0].function.parameters")
		wrong.Calls = generation.CallsParsed
		run, record := generation_begin.GenerationBegin(t, b, wrong)
		<-run.Done
		_, calls := called_tools.CalledTools(t, record.Events)
		for _, call := range calls {
			require.True(t, json.Valid([]byte(call.Arguments)))
		}
	})
}
