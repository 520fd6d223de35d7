package swarm_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm/find_sidecar"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestFindSidecar(t *testing.T) {
	home := swarm_home.SwarmHome(t, "v20.0.0", "")
	path, err := find_sidecar.FindSidecar(home)
	require.NoError(t, err)
	require.FileExists(t, path)
	t.Run("a package is missing", func(t *testing.T) {
		require.NoError(t, os.RemoveAll(filepath.Join(home, "sidecar", "node_modules", "hyperdht")))
		_, err := find_sidecar.FindSidecar(home)
		require.ErrorContains(t, err, "npm package hyperdht is missing: run rkllmd swarm install --swarm-home "+home+
			" (or npm ci --prefix ")
	})
	t.Run("of another release", func(t *testing.T) {
		require.NoError(t, os.WriteFile(path, []byte("// older"), 0o600))
		_, err := find_sidecar.FindSidecar(home)
		require.ErrorContains(t, err, "sidecar/sidecar.mjs is missing or another): run rkllmd swarm install")
	})
	t.Run("never installed", func(t *testing.T) {
		_, err := find_sidecar.FindSidecar(t.TempDir())
		require.ErrorContains(t, err, "run rkllmd swarm install")
	})
}
