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

// TestVersionsState damages the file in which the daemon remembers, and has it where nothing can be written: models are
// loaded all the same, the log says what was wrong, and what was found out holds as long as the daemon lives.
func TestVersionsState(t *testing.T) {
	for _, c := range []struct{ name, state, content, want string }{
		{"damaged", "state.json", `{"format":1,"verdicts":[{"machine`, "cannot be read, and is found out anew"},
		{"of another kind", "state.json", `{"format":2}`, "its format is 2, not 1"},
		{"nowhere to write", "model/state.json", "", "cannot be kept, and is remembered until the daemon ends"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := versions_prepare.VersionsPrepare(t, "1.3.0", "1.2.3")
			s.State = filepath.Join(s.Folder, c.state)
			if c.content != "" {
				require.NoError(t, os.WriteFile(s.State, []byte(c.content), 0o600))
			}
			versions_start.VersionsStart(t, s)
			load := fmt.Sprintf(versions_ask.Init, filepath.Join(s.Folder, "model"))
			versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "return -1")
			for range 2 {
				versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "")
				versions_announce.VersionsAnnounce(t, s, "1.2.3", "destroy", "")
				require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
				serving, _ := versions_serving.VersionsServing(t, s)
				require.Equal(t, "1.2.3", serving)
				require.Nil(t, versions_ask.VersionsAsk(t, s, versions_ask.Free).Error)
				versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
			}
			wait_for_log.WaitForLog(t, s.Daemon, c.want)
			require.FileExists(t, filepath.Join(s.Folder, "1.3.0", "rkllm_init.expect"), "it was not tried again")
			if c.content != "" {
				text, err := os.ReadFile(s.State)
				require.NoError(t, err)
				require.Contains(t, string(text), "rkllm_init failed with -1", "the file is whole again")
			}
		})
	}
}
