package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_text"
)

func TestGetGGUFText(t *testing.T) {
	h := &gguf.Header{Pairs: map[string]gguf.Value{
		"text": {Type: gguf.String, Text: "x"}, "number": {Type: gguf.Uint32}, "texts": {Type: gguf.String,
			Array: true}}}
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
