package stream_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/split_object"
)

func TestSplitObject(t *testing.T) {
	members, twice := split_object.SplitObject([]byte(` {"a": 2.0, "b": {"c": 1, "c": 2}}`))
	require.Equal(t, stream.Members{"a": json.RawMessage("2.0"), "b": json.RawMessage(`{"c": 1, "c": 2}`)}, members)
	require.Empty(t, twice)
	members, twice = split_object.SplitObject([]byte(`{"a": 1, "b": 2, "b": 3}`))
	require.Len(t, members, 2)
	require.Equal(t, "b", twice)
	for _, text := range []string{"null", "[]", "1", `"a"`} {
		members, twice = split_object.SplitObject([]byte(text))
		require.Nil(t, members, text)
		require.Empty(t, twice)
	}
	members, _ = split_object.SplitObject([]byte(" {}"))
	require.NotNil(t, members, "it is an object without members")
}
