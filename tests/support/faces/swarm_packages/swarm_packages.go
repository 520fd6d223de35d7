// Package swarm_packages makes swarm's folders with the real sidecar.
package swarm_packages

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/find_sidecar"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/project/project_path"
)

// SwarmPackages makes a new swarm's folder with the sidecar and its npm packages, and returns it. The packages are
// fetched once, by "rkllmd swarm install", into .cache/swarm.
func SwarmPackages(t testing.TB) string {
	cache := project_path.ProjectPath(t, ".cache/swarm")
	require.NoError(t, os.MkdirAll(filepath.Dir(cache), 0o755))
	lock, err := os.OpenFile(cache+".lock", os.O_CREATE|os.O_RDWR, 0o644) // tests run side by side
	require.NoError(t, err)
	defer lock.Close()
	require.NoError(t, unix.Flock(int(lock.Fd()), unix.LOCK_EX))
	if _, err := find_sidecar.FindSidecar(cache); err != nil {
		output, err := daemon_command.DaemonCommand(t, true, "swarm", "install", "--swarm-home", cache).CombinedOutput()
		require.NoError(t, err, "%s", output)
	}
	home := t.TempDir()
	require.NoError(t, os.CopyFS(home, swarm.SidecarFiles))
	modules := filepath.Join(swarm.SidecarFolder, "node_modules")
	require.NoError(t, os.Symlink(filepath.Join(cache, modules), filepath.Join(home, modules)))
	return home
}
