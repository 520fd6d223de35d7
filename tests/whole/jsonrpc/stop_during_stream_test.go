package jsonrpc_test

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// SIGTERM, also twice as timeout sends it, and SIGINT end the run, tell everybody who waits, and leave nothing behind.
// start_daemon checks the exit code and that the socket is gone.
func TestStopDuringStream(t *testing.T) {
	for name, signals := range map[string][]unix.Signal{"SIGTERM": {unix.SIGTERM}, "Ctrl-C": {unix.SIGINT},
		"timeout": {unix.SIGTERM, unix.SIGTERM}} {
		t.Run(name, func(t *testing.T) {
			daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
			running, waiting := connect_client.ConnectClient(t, daemon.Path), connect_client.ConnectClient(t,
				daemon.Path)
			init_tiny_model.InitTinyModel(t, running, map[string]any{"max_context_len": 1 << 16})
			start_run.StartRun(t, running, 1, "the end of the story", 0)
			read_line.ReadLine(t, running)
			start_run.StartRun(t, waiting, 2, "never told", 0)
			ask_daemon.AskDaemon(t, waiting, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`)
			require.NoError(t, daemon.Process.Signal(signals[0]))
			require.Eventually(t, func() bool {
				log, err := os.ReadFile(daemon.Log)
				return err == nil && strings.Contains(string(log), "stopping")
			}, 2*time.Minute, time.Millisecond)
			for _, signal := range signals[1:] {
				daemon.Process.Signal(signal) // it may have ended
			}

			require.Equal(t, 2, *read_stream.ReadStream(t, running, "1").Last.Result.State)
			require.Equal(t, `{"jsonrpc":"2.0","id":2,"error":{"code":-32006,"message":"the daemon is shutting down"}}`,
				read_line.ReadLine(t, waiting))
			for _, client := range []*connect_client.Client{running, waiting} {
				_, err := client.Reader.ReadByte()
				require.Equal(t, io.EOF, err)
			}
			<-daemon.Exited
			require.NoFileExists(t, daemon.Path)
		})
	}
}
