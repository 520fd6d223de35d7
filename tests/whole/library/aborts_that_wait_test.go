package library_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/conformance_reached"
)

// A library whose rkllm_abort and rkllm_is_running wait holds up those who need their answers, and nobody else: neither
// an answer that ends by a stop text, nor other clients, nor the end of the daemon.
func TestAbortsThatWait(t *testing.T) {
	const endless = "text Hello\ntoken 1\ncall 0\nhang\ncall 2"
	const ask, answered = `{"jsonrpc":"2.0","id":7,"method":"$/cancelRequest","params":{"id":1}}`,
		`{"jsonrpc":"2.0","id":7,"result":null}`
	s := conformance_prepare.ConformancePrepare(t, "1.2.3")
	var address string
	s.Daemon, address = http_daemon.HTTPDaemon(t, "--library", s.Library)
	s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
	conformance_play.ConformancePlay(t, s, []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1)},
		map[string]conformance_play.Counts{})
	other := connect_client.ConnectClient(t, s.Daemon.Path)
	gate := filepath.Join(s.Folder, "rkllm_abort.go")
	ends := map[string]string{"rkllm.abort": `"id":2,"result":0`, "$/cancelRequest": `"code":-32800`}

	// rkllm_abort returns when the run has ended, whose callback must not be the one that calls it
	conformance_announce.ConformanceAnnounce(t, s, "abort", "anything\n", "join")
	conformance_announce.ConformanceAnnounce(t, s, "run_async", "anything\n", endless)
	code, _, answer := web_post.WebPost(t, "http://"+address+"/v1/generate", `{"prompt":"Hi","stop":["Hello"]}`)
	require.Equal(t, []any{200, "stop"}, []any{code, answer["finish_reason"]}, answer)

	conformance_announce.ConformanceAnnounce(t, s, "is_running", "anything\n", "wait")
	send_line.SendLine(t, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`)
	conformance_reached.ConformanceReached(t, s, "rkllm_is_running waits", 1)
	require.Equal(t, answered, ask_daemon.AskDaemon(t, other, ask))
	require.NoError(t, os.WriteFile(filepath.Join(s.Folder, "rkllm_is_running.go"), nil, 0o600))
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, read_line.ReadLine(t, s.Client))

	conformance_announce.ConformanceAnnounce(t, s, "abort", "anything\n", "wait")
	for i, how := range []string{"rkllm.abort", "$/cancelRequest", "a hang-up", "the end of the daemon"} {
		_ = os.Remove(gate)
		client := connect_client.ConnectClient(t, s.Daemon.Path)
		conformance_announce.ConformanceAnnounce(t, s, "run_async", "anything\n", endless)
		start_run.StartRun(t, client, 1, "Hi", 0)
		require.Contains(t, read_line.ReadLine(t, client), `"text":"Hello"`)
		switch how {
		case "rkllm.abort":
			send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.abort"}`)
		case "$/cancelRequest": // it is not waited for
			require.Equal(t, answered, ask_daemon.AskDaemon(t, client, ask))
		case "a hang-up":
			require.NoError(t, client.Conn.Close())
		default:
			require.NoError(t, s.Daemon.Process.Signal(unix.SIGTERM))
			_, err := other.Reader.ReadByte()
			require.Equal(t, io.EOF, err, "the loop goes on, and closes who is owed nothing")
		}
		conformance_reached.ConformanceReached(t, s, "rkllm_abort waits", i+1)
		if how != "the end of the daemon" {
			require.Equal(t, answered, ask_daemon.AskDaemon(t, other, ask), how)
		}
		require.NoError(t, os.WriteFile(gate, nil, 0o600))
		conformance_reached.ConformanceReached(t, s, "rkllm_abort has waited", i+1)
		for lines := ""; !strings.Contains(lines, ends[how]); {
			lines += read_line.ReadLine(t, client)
		}
	}
	select {
	case <-s.Daemon.Exited:
	case <-time.After(time.Minute):
		require.Fail(t, "it has not ended")
	}
}
