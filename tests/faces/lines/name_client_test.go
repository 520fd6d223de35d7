package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines/name_client"
	"rkllmd/generation"
)

func TestNameClient(t *testing.T) {
	for text, want := range map[string]string{"": "0", "null": "0", "7": "7", "7.0": "7",
		"18446744073709551615": "18446744073709551615", `"7"`: `"7"`, `"anna"`: `"anna"`, `"\u0061nna"`: `"anna"`} {
		user, err := name_client.NameClient(json.RawMessage(text))
		require.NoError(t, err)
		require.Equal(t, want, user)
	}
	for _, text := range []string{"-1", "1.5", "[1]", "true", "{}", "18446744073709551616"} {
		_, err := name_client.NameClient(json.RawMessage(text))
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.EqualError(t, err, `"client" is `+text+"; it must be a text, or a whole number from 0 to "+
			"18446744073709551615")
	}
}
