// Package called_tools puts the calls of an answer together.
package called_tools

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/whole/generation/is_broken"
)

// CalledTools returns the text of all events of an answer and its complete calls, without their IDs. The calls must be
// told in their order: a beginning, arguments, an end with these.
func CalledTools(t testing.TB, events []generation.Event) (text string, calls []generation.Call) {
	t.Helper()
	var open *generation.Call
	for _, event := range events {
		for _, part := range event.Token.Parts {
			switch part.Kind {
			case generation.PartText:
				text += part.Text
			case generation.PartCall:
				require.Nil(t, open)
				require.NotEmpty(t, part.Call.ID)
				open = &generation.Call{Index: part.Call.Index, ID: part.Call.ID, Name: part.Call.Name}
			case generation.PartArguments:
				open.Arguments += part.Text
			case generation.PartCallEnd:
				broken := part.Call.Broken
				part.Call.Broken = false
				require.Equal(t, *open, part.Call)
				open.ID, open.Broken = "", broken
				calls, open = append(calls, *open), nil
			}
		}
	}
	require.Nil(t, open, "a call has no end")
	calls = slices.DeleteFunc(calls, is_broken.IsBroken)
	require.Equal(t, len(calls), events[len(events)-1].Calls)
	return text, calls
}
