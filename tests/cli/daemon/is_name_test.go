package daemon_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/is_name"
)

func TestIsName(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("here", nil, 0o600))
	require.NoError(t, os.Mkdir("folder", 0o700))
	for argument, want := range map[string]bool{"qwen3": true, "Qwen3-0.6B-Q8_0": true, "qwen3:latest": true,
		"folder": true, "owner/repo/name": true, "hf:owner/repo": true, "hf:owner/repo:x.gguf": true,
		"https://host/x.gguf": true, "": false, "here": false, "x.gguf": false, "a/x.GGUF": false, "x.rkllm": false,
		"/x": false, "./x": false, "../x": false, "~/x": false, "builtin:demo": false, "builtin:demo.gguf": false} {
		require.Equal(t, want, is_name.IsName(argument), argument)
	}
}
