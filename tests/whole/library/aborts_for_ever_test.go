package library_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/conformance_reached"
)

// Where a run does not end and rkllm_abort never returns, a signal ends the daemon and rkllmd generate all the same:
// a library in their own process is left to the system.
func TestAbortsForEver(t *testing.T) {
	const endless = "text Hello\ntoken 1\ncall 0\ndeaf"
	g := conformance_prepare.ConformancePrepare(t, "1.2.3")
	for function, script := range map[string]string{"init": "", "run": endless, "run_async": endless, "abort": "wait"} {
		conformance_announce.ConformanceAnnounce(t, g, function, "anything\n", script)
	}
	var log bytes.Buffer
	generate := daemon_command.DaemonCommand(t, true, "generate", filepath.Join(g.Folder, "model"), "--library",
		g.Library, "--isolate=false")
	generate.Stderr = &log
	input, err := generate.StdinPipe()
	require.NoError(t, err)
	require.NoError(t, generate.Start())
	defer generate.Process.Kill()
	fmt.Fprintln(input, `{"id": 1, "prompt": "Hi"}`)
	conformance_reached.ConformanceReached(t, g, "callback 0", 1)
	require.NoError(t, generate.Process.Signal(unix.SIGINT))

	s := conformance_prepare.ConformancePrepare(t, "1.2.3")
	s.Daemon = start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", s.Library,
		"--isolate=false"}})
	s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
	conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1)},
		map[string]conformance_play.Counts{})
	conformance_announce.ConformanceAnnounce(t, s, "abort", "anything\n", "wait")
	conformance_announce.ConformanceAnnounce(t, s, "run_async", "anything\n", endless)
	start_run.StartRun(t, s.Client, 1, "Hi", 0)
	conformance_reached.ConformanceReached(t, s, "callback 0", 1)
	begin := time.Now()
	require.NoError(t, s.Daemon.Process.Signal(unix.SIGTERM))
	select {
	case <-s.Daemon.Exited:
		t.Logf("the daemon ended after %v", time.Since(begin))
	case <-time.After(time.Minute):
		require.Fail(t, "the daemon has not ended")
	}
	text, err := os.ReadFile(s.Daemon.Log)
	require.NoError(t, err)
	require.Contains(t, string(text), `msg="the model is still busy and is left to the system" waited=3.5s`)

	ended := time.AfterFunc(time.Minute, func() { generate.Process.Kill() })
	generate.Wait()
	require.True(t, ended.Stop(), "rkllmd generate has not ended")
	require.Equal(t, cli.ExitInterrupted, generate.ProcessState.ExitCode(), log.String())
	require.Contains(t, log.String(), "is left to the system")
}
