package get_gguf_text_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/get_gguf_text"
)

func TestGetGGUFText(t *testing.T) {
	h := &engine.GGUFHeader{Pairs: map[string]engine.GGUFValue{
		"text": {Type: engine.GGUFString, Text: "x"}, "number": {Type: engine.GGUFUint32}, "texts": {Type: engine.GGUFString, Array: true}}}
	text, err := get_gguf_text.GetGGUFText(h, "text")
	require.NoError(t, err)
	require.Equal(t, "x", text)
	text, err = get_gguf_text.GetGGUFText(h, "none")
	require.NoError(t, err)
	require.Empty(t, text)
	_, err = get_gguf_text.GetGGUFText(h, "number")
	require.EqualError(t, err, "number is not a string")
	_, err = get_gguf_text.GetGGUFText(h, "texts")
	require.EqualError(t, err, "texts is not a string")
}
