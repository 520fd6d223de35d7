package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines/name_client"
	"rkllmd/generation"
)

func TestNameClient(t *testing.T) {
	numbers := map[uint64]string{}
	for text, want := range map[string]uint64{"": 0, "null": 0, "7": 7, "7.0": 7, "18446744073709551615": 1<<64 - 1,
		`"7"`: 0, `"anna"`: 0, `"bert"`: 0} {
		number, err := name_client.NameClient(json.RawMessage(text))
		require.NoError(t, err)
		if len(text) > 0 && text[0] == '"' {
			require.Empty(t, numbers[number], text)
			numbers[number] = text
			again, _ := name_client.NameClient(json.RawMessage(text))
			require.Equal(t, number, again)
			continue
		}
		require.Equal(t, want, number)
	}
	for _, text := range []string{"-1", "1.5", "[1]", "true", "{}", "18446744073709551616"} {
		_, err := name_client.NameClient(json.RawMessage(text))
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.EqualError(t, err, `"client" is `+text+"; it must be a text, or a whole number from 0 to "+
			"18446744073709551615")
	}
}
