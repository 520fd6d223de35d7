package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/list_turn"
)

func TestListTurn(t *testing.T) {
	h := &librkllmrt.Handle{Model: &engine.Model{}}
	turn, err := list_turn.ListTurn(h, librkllmrt.Input{Role: "tool", Prompt: "[1]"})
	require.NoError(t, err)
	require.Equal(t, []engine.Message{{Role: "tool", Content: "[1]"}}, turn, "without functions, as it is")

	h.Tools = librkllmrt.FunctionTools{Tools: "[{}]"}
	turn, err = list_turn.ListTurn(h, librkllmrt.Input{Role: "user", Prompt: "[1]"})
	require.NoError(t, err)
	require.Equal(t, []engine.Message{{Role: "user", Content: "[1]"}}, turn)

	const results = `["sunny \"x\"", {"t": 20, "a":1}, 7, null]`
	turn, err = list_turn.ListTurn(h, librkllmrt.Input{Role: "tool", Prompt: results})
	require.NoError(t, err)
	bare := []engine.Message{{Role: "tool", Content: `sunny "x"`}, {Role: "tool", Content: `{"t": 20, "a":1}`},
		{Role: "tool", Content: "7"}, {Role: "tool", Content: "null"}}
	require.Equal(t, bare, turn)

	h.Tools.Tag = "out"
	turn, err = list_turn.ListTurn(h, librkllmrt.Input{Role: "tool", Prompt: results})
	require.NoError(t, err)
	require.Len(t, turn, 4)
	require.Equal(t, "<out>\nsunny \"x\"\n</out>", turn[0].Content)
	h.Model.Facts.ChatTemplate = "{{ '<out>' + message.content + '</out>' }}"
	turn, err = list_turn.ListTurn(h, librkllmrt.Input{Role: "tool", Prompt: results})
	require.NoError(t, err)
	require.Equal(t, bare, turn, "the template writes the tags itself")

	for _, bad := range []string{"sunny", "[]", `{"t":20}`, ""} {
		_, err = list_turn.ListTurn(h, librkllmrt.Input{Role: "tool", Prompt: bad})
		require.ErrorContains(t, err, "; with function tools it must be a JSON array of results, one for each call")
	}
}
