package serve_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/serve/stop_on_signal"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
)

func TestStopOnSignal(t *testing.T) {
	loop, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: filepath.Join(t.TempDir(),
		"s")}})
	require.NoError(t, err)
	defer close_loop.CloseLoop(loop)
	signals := make(chan os.Signal, 2)
	signals <- unix.SIGTERM
	if os.Getenv("TEST_CTRL_C") != "" { // the child of the second subtest
		signals <- unix.SIGINT
		stop_on_signal.StopOnSignal(loop, signals, 0)
	}
	t.Run("a signal stops the loop, and a SIGTERM more does nothing", func(t *testing.T) {
		signals <- unix.SIGTERM
		go stop_on_signal.StopOnSignal(loop, signals, 0)
		ready, err := unix.Poll([]unix.PollFd{{Fd: int32(loop.WakeFD), Events: unix.POLLIN}}, 30_000)
		require.NoError(t, err)
		require.Equal(t, 1, ready)
		require.Eventually(t, func() bool { return len(signals) == 0 }, 2*time.Minute, time.Millisecond)
	})
	t.Run("then Ctrl-C ends the process", func(t *testing.T) {
		child := exec.Command(os.Args[0], "-test.run=^TestStopOnSignal$")
		child.Env = append(os.Environ(), "TEST_CTRL_C=1", "TMPDIR="+t.TempDir()) // it ends without removing its own
		output, err := child.CombinedOutput()
		require.ErrorContains(t, err, "exit status")
		require.Equal(t, cli.ExitInterrupted, child.ProcessState.ExitCode(), string(output))
		require.Contains(t, string(output), "ended at once")
	})
}
