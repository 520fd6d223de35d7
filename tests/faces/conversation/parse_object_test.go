package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/conversation"
	"rkllmd/faces/conversation/parse_object"
	"rkllmd/generation"
)

func TestParseObject(t *testing.T) {
	object, err := parse_object.ParseObject("a", json.RawMessage(`{"b": 2.0, "c": null, "d": {"e": null}}`))
	require.NoError(t, err)
	require.Equal(t, conversation.Object{"b": json.RawMessage("2.0"), "d": json.RawMessage(`{"e": null}`)}, object)
	for text, want := range map[string]string{
		"null": "a[1] is null; it must be an object", "[]": "a[1] is []; it must be an object",
		`{"b": 1, "c": 2, "b": 3}`: `a[1] has "b" twice; give it once`,
	} {
		_, err = parse_object.ParseObject("a[1]", json.RawMessage(text))
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
