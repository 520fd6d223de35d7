package worker_test

import (
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker/watch_steps"
	"rkllmd/fleet/member"
)

// A process that hangs is one of its own here: this test program once more.
func TestWatchSteps(t *testing.T) {
	m := &member.Member{HangTime: time.Hour, Progress: time.Now()}
	if os.Getenv("RKLLMD_TEST_HANG") != "" {
		m.HangTime = time.Millisecond
		watch_steps.WatchSteps(m, nil)
	}
	stop := make(chan struct{})
	time.AfterFunc(2500*time.Millisecond, func() { close(stop) })
	watch_steps.WatchSteps(m, stop)
	program, err := os.Executable()
	require.NoError(t, err)
	command := exec.Command(program, "-test.run=^TestWatchSteps$")
	command.Env = append(os.Environ(), "RKLLMD_TEST_HANG=yes")
	output, err := command.CombinedOutput()
	require.Error(t, err)
	require.Contains(t, string(output), "the model computes no step although requests wait")
	require.Contains(t, string(output), "SIGABRT")
}
