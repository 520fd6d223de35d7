package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/name_builtins"
)

func TestNameBuiltins(t *testing.T) {
	require.Equal(t, "from /proc/self/fd/1", name_builtins.NameBuiltins("from /proc/self/fd/1"))
	gguf.BuiltinFiles.Paths = map[string]string{"demo": "/proc/self/fd/1"}
	for text, want := range map[string]string{
		"47 tensors from /proc/self/fd/1 (version GGUF V3)":   "47 tensors from builtin:demo (version GGUF V3)",
		"failed to open '/proc/self/fd/1': no such file":      "failed to open 'builtin:demo': no such file",
		"another file,  /proc/self/fd/12 or /proc/self/fd/11": "another file,  /proc/self/fd/12 or /proc/self/fd/11",
		"": "",
	} {
		require.Equal(t, want, name_builtins.NameBuiltins(text))
	}
}
