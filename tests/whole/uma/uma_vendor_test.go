package uma_test

import (
	"io"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/uma/uma_run"
)

// UMA over a vendor's library: a request streams, ends at its max_tokens, is cancelled, or is aborted when its client
// goes; what the library cannot do is refused by name.
func TestUMAVendor(t *testing.T) {
	for _, version := range []string{"1.1.4", "1.2.3", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_prepare.ConformancePrepare(t, version)
			path := filepath.Join(t.TempDir(), "uma.sock")
			s.Daemon = start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", s.Library,
				"--uma-socket", path}})
			s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
			conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1)},
				map[string]conformance_play.Counts{})
			// told: the library takes a run's parameters
			run, told := map[bool]string{true: "run", false: "run_async"}[s.RunAsyncHangs], version == "1.3.0"
			const hello, endless = "text Hel\ntoken 1\ncall 0\ntext lo\ntoken 2\ncall 0\nperf\ncall 2",
				"text Hel\ntoken 1\ncall 0\nhang\ncall 2"
			program := daemon_command.DaemonCommand(t, true).Args

			conformance_announce.ConformanceAnnounce(t, s, "abort", "anything\n", "")
			conformance_announce.ConformanceAnnounce(t, s, run, "anything\n", hello)
			stdout, stderr, code := uma_run.UMARun(t, program, path, "Hello", "--json")
			require.Equal(t, []any{`{"id":"1","event":"token","text":"Hel","token_id":1}` + "\n" +
				`{"id":"1","event":"token","text":"lo","token_id":2}` + "\n" +
				`{"id":"1","event":"eos","reason":"stop"}` + "\n", "", 0}, []any{stdout, stderr, code})

			conformance_announce.ConformanceAnnounce(t, s, run, "anything\n",
				map[bool]string{true: "text Hel\ntoken 1\ncall 0\ncall 2", false: endless}[told])
			stdout, stderr, code = uma_run.UMARun(t, program, path, "Hello", "--max-tokens", "1")
			require.Equal(t, []any{"Hel\n", 0}, []any{stdout, code})
			require.Regexp(t, "^answer 1 tokens in .*; ended by length\n$", stderr)

			for _, leave := range []bool{false, true} {
				conformance_announce.ConformanceAnnounce(t, s, run, "anything\n", endless)
				client := connect_client.ConnectClient(t, path)
				_, err := io.WriteString(client.Conn, uma_frame.UMAFrame(`{"id":"a","prompt":"Hello"}`))
				require.NoError(t, err)
				require.Equal(t, "Hel", uma_read.UMARead(t, client.Reader)["text"])
				if leave {
					require.NoError(t, client.Conn.Close())
					break
				}
				_, err = io.WriteString(client.Conn, uma_frame.UMAFrame(`{"event":"cancel","id":"a"}`))
				require.NoError(t, err)
				require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "stop", "cancelled": true},
					uma_read.UMARead(t, client.Reader))
			}
			conformance_announce.ConformanceAnnounce(t, s, run, "anything\n", hello)
			stdout, stderr, code = uma_run.UMARun(t, program, path, "Hello", "--temperature", "0.5")
			if told {
				require.Equal(t, []any{"Hello\n", 0}, []any{stdout, code}, stderr)
				return
			}
			require.Equal(t, 1, code)
			require.Regexp(t, `^rkllmd uma: librkllmrt `+version+
				` \(.*\) does not support sampling parameters of a single request \(E_PROTO_BAD_REQUEST\)\n$`, stderr)
			stdout, stderr, _ = uma_run.UMARun(t, program, path, "Hello")
			require.Equal(t, "Hello\n", stdout, "once the client that is gone has been aborted: %s", stderr)
		})
	}
}
