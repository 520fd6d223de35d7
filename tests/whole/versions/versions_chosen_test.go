package versions_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_ask"
	"rkllmd/tests/whole/versions/versions_prepare"
	"rkllmd/tests/whole/versions/versions_serving"
	"rkllmd/tests/whole/versions/versions_start"
)

// TestVersionsChosen has a model loaded by the third of three versions: the newest dies of SIGILL, the next one
// refuses. The next daemon knows that, until the file of the model changes: then only the processor's verdict is left.
func TestVersionsChosen(t *testing.T) {
	s := versions_prepare.VersionsPrepare(t, "1.3.0", "1.2.3", "1.1.4")
	model := filepath.Join(s.Folder, "model")
	load := fmt.Sprintf(versions_ask.Init, model)
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "raise 4")
	versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "return -1")
	versions_announce.VersionsAnnounce(t, s, "1.1.4", "init", "")
	versions_start.VersionsStart(t, s)
	serving, passed := versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.3.0", serving)
	require.Empty(t, passed)
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	serving, passed = versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.1.4", serving)
	require.Contains(t, passed["1.3.0"], "SIGILL in rkllm_init")
	require.Contains(t, passed["1.2.3"], "rkllm_init failed with -1")
	log := wait_for_log.WaitForLog(t, s.Daemon, "the version of the library that serves")
	require.Contains(t, log, "a version of the library is passed over")
	versions_announce.VersionsAnnounce(t, s, "1.1.4", "run", "text old\ncall 0\ncall 2")
	ran := versions_ask.VersionsAsk(t, s, versions_ask.Run)
	require.Nil(t, ran.Error, "%+v", ran.Error)
	require.Contains(t, string(ran.Result), `"text":"old"`)

	require.NoError(t, s.Daemon.Process.Signal(unix.SIGTERM))
	<-s.Daemon.Exited
	for _, version := range []string{"1.3.0", "1.2.3", "1.1.4"} {
		versions_announce.VersionsAnnounce(t, s, version, "init", "")
	}
	versions_start.VersionsStart(t, s)
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	serving, passed = versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.1.4", serving, "it is remembered")
	require.Empty(t, passed)
	versions_announce.VersionsAnnounce(t, s, "1.1.4", "destroy", "")
	require.Nil(t, versions_ask.VersionsAsk(t, s, versions_ask.Free).Error)

	require.NoError(t, os.Chtimes(model, time.Time{}, time.Unix(1, 0)))
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	serving, passed = versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.2.3", serving, "the model is another one, the processor is not")
	require.Empty(t, passed)
	require.FileExists(t, filepath.Join(s.Folder, "1.3.0", "rkllm_init.expect"), "it was not tried again")
}
