package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation/parse_list"
	"rkllmd/generation"
)

func TestParseList(t *testing.T) {
	list, err := parse_list.ParseList("a", json.RawMessage(`[1.0, {"b": 2}]`), "a list")
	require.NoError(t, err)
	require.Equal(t, []json.RawMessage{json.RawMessage("1.0"), json.RawMessage(`{"b": 2}`)}, list)
	for _, text := range []string{"null", `"[]"`, "{}", "5"} {
		_, err = parse_list.ParseList("a[3].b", json.RawMessage(text), "a list of c")
		require.EqualError(t, err, "a[3].b is "+text+"; it must be a list of c")
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
