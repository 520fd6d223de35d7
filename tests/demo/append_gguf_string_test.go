package demo_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/append_gguf_string"
)

func TestAppendGGUFString(t *testing.T) {
	require.Equal(t, "before\x03\x00\x00\x00\x00\x00\x00\x00üx", string(append_gguf_string.AppendGGUFString(
		[]byte("before"), "üx")))
	require.Equal(t, make([]byte, 8), append_gguf_string.AppendGGUFString(nil, ""))
}
