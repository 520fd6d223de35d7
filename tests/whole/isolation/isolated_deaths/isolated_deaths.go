// Package isolated_deaths has the library's process die again and again.
package isolated_deaths

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_platform"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/build_conformance"
	"rkllmd/tests/whole/isolation/isolated_child"
	"rkllmd/tests/whole/isolation/isolated_client"
)

// IsolatedDeaths kills the library's process so many times, at random moments, while ten clients ask for runs and load
// the model anew: each of them gets all its answers, and the daemon, which gets more flags if they are given, has no
// more descriptors, threads and children than before.
func IsolatedDeaths(t *testing.T, deaths int, flags ...string) {
	t.Helper()
	model := filepath.Join(t.TempDir(), "model")
	require.NoError(t, os.WriteFile(model, []byte("nothing"), 0o600))
	library := build_conformance.BuildConformance(t, "1.3.0", daemon_platform.DaemonPlatform(t).Compiler)
	d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: append([]string{"--library", library,
		"--isolate"}, flags...)})
	count := [2]int{}
	var stop atomic.Bool
	var runs, lost atomic.Int64
	failed := make(chan error, 10)
	for death := range deaths {
		if death == deaths/5 || death == 0 { // the first deaths take what is then kept
			for i, kind := range []string{"fd", "task"} {
				list, err := os.ReadDir(fmt.Sprintf("/proc/%d/%s", d.Process.Pid, kind))
				require.NoError(t, err)
				count[i] = len(list)
			}
		}
		for range 10 {
			if death == 0 {
				go func() { failed <- isolated_client.IsolatedClient(d.Path, model, &stop, &runs, &lost) }()
			}
		}
		child, before := 0, runs.Load()
		require.Eventually(t, func() bool {
			child = isolated_child.IsolatedChild(d.Process.Pid)
			return child != 0 && runs.Load() > before+int64(rand.IntN(20))
		}, 2*time.Minute, time.Millisecond, "after %d deaths", death)
		_ = unix.Kill(child, unix.SIGKILL) // it may have ended by itself
	}
	stop.Store(true)
	for range 10 {
		require.NoError(t, <-failed)
	}
	require.Positive(t, lost.Load())
	require.Eventually(t, func() bool {
		files, _ := os.ReadDir(fmt.Sprintf("/proc/%d/fd", d.Process.Pid))
		threads, _ := os.ReadDir(fmt.Sprintf("/proc/%d/task", d.Process.Pid))
		return len(files) <= count[0]+8 && len(threads) <= count[1]+20
	}, time.Minute, 50*time.Millisecond, "more than %v descriptors and threads", count)
	t.Logf("%d runs, %d calls lost", runs.Load(), lost.Load())
}
