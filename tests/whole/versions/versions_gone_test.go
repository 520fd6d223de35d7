package versions_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_ask"
	"rkllmd/tests/whole/versions/versions_prepare"
	"rkllmd/tests/whole/versions/versions_serving"
	"rkllmd/tests/whole/versions/versions_start"
)

// TestVersionsGone takes the version away that has loaded a model, and leaves a file in its place that is none: the
// next daemon tries the version that was never tried, and then the one that has failed.
func TestVersionsGone(t *testing.T) {
	s := versions_prepare.VersionsPrepare(t, "1.3.0", "1.2.3", "1.2.0")
	load := fmt.Sprintf(versions_ask.Init, filepath.Join(s.Folder, "model"))
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "exit 3")
	versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "")
	versions_start.VersionsStart(t, s, "--allowed-root", s.Folder)
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	serving, passed := versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.2.3", serving)
	require.Contains(t, passed["1.3.0"], "exit code 3 in rkllm_init")
	require.NoError(t, s.Daemon.Process.Signal(unix.SIGTERM))
	<-s.Daemon.Exited

	require.NoError(t, os.WriteFile(s.Paths["1.2.3"], []byte("no library"), 0o600))
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
	versions_announce.VersionsAnnounce(t, s, "1.2.0", "init", "nohandle")
	versions_start.VersionsStart(t, s, "--allowed-root", s.Folder)
	wait_for_log.WaitForLog(t, s.Daemon, "a version of the library cannot be opened, and is left out")
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	serving, passed = versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.3.0", serving)
	require.Len(t, passed, 1)
	require.Contains(t, passed["1.2.0"], "it returned 0 but no handle")
}
