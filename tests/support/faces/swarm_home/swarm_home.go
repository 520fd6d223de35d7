// Package swarm_home makes a swarm's folder whose sidecar is a shell script.
package swarm_home

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
)

// SwarmHome makes a swarm's folder with the sidecar of this release and the names of its packages, puts a "node" of
// that version before all others, which runs the script in the place of the sidecar, and returns the folder.
func SwarmHome(t testing.TB, version, script string) string {
	home, bin := t.TempDir(), t.TempDir()
	require.NoError(t, os.CopyFS(home, swarm.SidecarFiles))
	for _, name := range []string{"hyperswarm", "hyperdht"} {
		folder := filepath.Join(home, swarm.SidecarFolder, "node_modules", name)
		require.NoError(t, os.MkdirAll(folder, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(folder, "package.json"), []byte("{}"), 0o644))
	}
	text := "#!/bin/sh\n[ \"$1\" = --version ] && echo " + version + " && exit\n" + script + "\n"
	require.NoError(t, os.WriteFile(filepath.Join(bin, "node"), []byte(text), 0o755))
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
	return home
}
