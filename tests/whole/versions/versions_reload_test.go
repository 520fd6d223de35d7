package versions_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/wait_for_log"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_ask"
	"rkllmd/tests/whole/versions/versions_prepare"
	"rkllmd/tests/whole/versions/versions_serving"
	"rkllmd/tests/whole/versions/versions_start"
)

// TestVersionsReload has the library die in a run of a model that the second of three versions has loaded: --reload has
// that one load it again, and where it dies in that too, the third. What changed the model is done again by it, and a
// run that waits meanwhile is answered by it. The remembered library may also be gone when the next daemon starts.
func TestVersionsReload(t *testing.T) {
	s := versions_prepare.VersionsPrepare(t, "1.2.3", "1.3.0", "1.1.4")
	load := fmt.Sprintf(versions_ask.Init, filepath.Join(s.Folder, "model"))
	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "raise 11")
	versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "")
	versions_start.VersionsStart(t, s, "--reload")
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	for _, again := range []string{"1.2.3", "1.1.4"} {
		serving, _ := versions_serving.VersionsServing(t, s)
		require.Equal(t, "1.2.3", serving)
		versions_announce.VersionsAnnounce(t, s, serving, "run", "raise 11")
		versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
		next := "raise 6"
		if again == serving {
			next = ""
		}
		versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", next)
		versions_announce.VersionsAnnounce(t, s, "1.1.4", "init", "")
		lost := versions_ask.VersionsAsk(t, s, versions_ask.Run).Error
		require.Equal(t, -32010, lost.Code)
		require.Contains(t, lost.Message, "the model is being loaded again")
		versions_announce.VersionsAnnounce(t, s, again, "run", "text again\ncall 0\ncall 2")
		answer := versions_ask.VersionsAsk(t, s, versions_ask.Run)
		require.Nil(t, answer.Error, "%+v", answer.Error)
		require.Contains(t, string(answer.Result), `"text":"again"`)
		serving, _ = versions_serving.VersionsServing(t, s)
		require.Equal(t, again, serving)
		require.FileExists(t, filepath.Join(s.Folder, "1.3.0", "rkllm_init.expect"), "it was not tried again")
	}
	wait_for_log.WaitForLog(t, s.Daemon, "SIGABRT in rkllm_init")
	text, err := os.ReadFile(s.State)
	require.NoError(t, err)
	require.NotContains(t, string(text), "SIGABRT", "what has once loaded a model is not said to fail with it")
}
