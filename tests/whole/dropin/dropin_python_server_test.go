package dropin_test

import (
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/dropin/dropin_daemon"
	"rkllmd/tests/whole/dropin/dropin_post"
	"rkllmd/tests/whole/dropin/dropin_python"
	"rkllmd/tests/whole/dropin/dropin_read_events"
	"rkllmd/tests/whole/dropin/dropin_say"
	"rkllmd/tests/whole/dropin_library"
)

// A chat server in Python, as people run them on boards, answers from the drop-in of either generation what the daemon
// streams. It refuses a second request while one is answered, and a client that leaves ends its run.
func TestDropinPythonServer(t *testing.T) {
	model := rt_tiny.RtTiny(t, "qwen2")
	want := dropin_daemon.DropinDaemon(t, model, []string{"a warm day"})[0]
	for generation, version := range map[string]string{"C": "1.2.3", "D": "1.3.0"} {
		flags := []string{"--library", dropin_library.DropinLibrary(t, generation), "--rkllm-version", version,
			"--port", "0"}
		t.Run("answers "+version, func(t *testing.T) {
			server := dropin_python.DropinPython(t, append([]string{"chat_server.py", "--max-new-tokens", "40", model},
				flags...)...)
			port := strings.Fields(dropin_say.DropinSay(t, server, "", 1)[0])[2]
			for _, stream := range []bool{false, true, false} {
				text, pieces := dropin_read_events.DropinReadEvents(t, dropin_post.DropinPost(t, port, "a warm day",
					stream).Body)
				require.Equal(t, want.Text, text)
				require.Equal(t, stream, pieces > 30, "%d pieces", pieces)
			}
		})
		t.Run("is busy, and a client leaves "+version, func(t *testing.T) {
			long := write_long_model.WriteLongModel(t, "qwen2")
			server := dropin_python.DropinPython(t, append([]string{"chat_server.py", "--max-new-tokens", "-1",
				"--max-context-len", "65536", long}, flags...)...)
			port := strings.Fields(dropin_say.DropinSay(t, server, "", 1)[0])[2]
			endless := dropin_post.DropinPost(t, port, "a warm day", true)
			_, err := io.ReadFull(endless.Body, make([]byte, 500))
			require.NoError(t, err)
			require.Equal(t, http.StatusServiceUnavailable, dropin_post.DropinPost(t, port, "a warm day",
				false).StatusCode)
			require.NoError(t, endless.Body.Close())
			require.Eventually(t, func() bool {
				return dropin_post.DropinPost(t, port, "a warm day",
					true).StatusCode == http.StatusOK
			},
				2*time.Minute, 10*time.Millisecond, "the run ends, and the next one begins")
		})
	}
}
