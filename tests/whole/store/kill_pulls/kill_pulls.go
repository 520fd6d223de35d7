// Package kill_pulls kills pulls.
package kill_pulls

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/whole/store/pull_program"
	"rkllmd/tests/whole/store/seen_models"
	"rkllmd/tests/whole/store/wait_moment"
)

// KillPulls runs rkllmd pull and kills it, so often, when a random number of requests for files has been made, or it
// has ended, and sees each time that nothing half is a model. Then it lets a pull end. It returns how many of those
// that were killed had left something that the next one has used.
func KillPulls(tb testing.TB, times int) (resumed int) {
	tb.Helper()
	hub := hub_start.HubStart(tb, hub_create.Script{Slow: time.Millisecond}, map[string]int{
		"a-Q8_0-00001-of-00002.gguf": 6<<20 + 1, "a-Q8_0-00002-of-00002.gguf": 2<<20 + 7})
	root := tb.TempDir()
	random := rand.New(rand.NewPCG(18, uint64(times)))
	for i := range times {
		command := pull_program.PullProgram(tb, hub, root, "pull", "hf:owner/toy-GGUF")
		before := hub.Asked.Load()
		require.NoError(tb, command.Start())
		ended := make(chan error, 1)
		go func() { ended <- command.Wait() }()
		goal, pieces := before+random.Int64N(12), random.IntN(40)
		wait_moment.WaitMoment(hub, goal, pieces, ended)
		unix.Kill(-command.Process.Pid, unix.SIGKILL)
		<-ended
		marks, _ := filepath.Glob(root + "/.pull/*/marks")
		resumed += min(len(marks), 1)
		if seen := seen_models.SeenModels(tb, hub, root); seen > 0 {
			require.Equal(tb, 2, seen, "after %d times", i+1)
			require.NoError(tb, os.RemoveAll(root+"/owner"))
		}
	}
	output, err := pull_program.PullProgram(tb, hub, root, "pull", "hf:owner/toy-GGUF").CombinedOutput()
	require.NoError(tb, err, "%s", output)
	require.Equal(tb, 2, seen_models.SeenModels(tb, hub, root))
	require.NoDirExists(tb, root+"/.pull", "nothing of a download is left")
	return resumed
}
