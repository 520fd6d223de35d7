package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/find_driver_version"
)

func TestFindDriverVersion(t *testing.T) {
	require.Empty(t, find_driver_version.FindDriverVersion(t.TempDir()))
	for _, file := range []struct{ path, content, want string }{
		{"sys/kernel/debug/rknpu/version", "RKNPU driver: v0.9.8\n", "0.9.8"},
		{"proc/rknpu/version", "RKNPU driver: v0.9.6", "0.9.6"},
		{"sys/module/rknpu/version", "0.8.2\n", "0.8.2"},
		{"sys/module/rknpu/version", "RKNPU driver: unknown\n", ""},
		{"sys/module/rknpu/version", "1. .5 . 7 v\n", ""},
	} {
		root := t.TempDir()
		path := filepath.Join(root, file.path)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, []byte(file.content), 0o600))
		require.Equal(t, file.want, find_driver_version.FindDriverVersion(root), "%+v", file)
	}
}
