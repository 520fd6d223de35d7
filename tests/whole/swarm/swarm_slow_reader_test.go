package swarm_test

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/whole/noted_run"
	"rkllmd/tests/whole/wait_aborted"
)

// A client that asks and does not read is told TIMEOUT_NO_RESPONSE, and cut where too much waits for it; its run is
// aborted, and the model is free.
func TestSwarmSlowReader(t *testing.T) {
	for _, test := range []struct {
		name    string
		options server.Options
		pieces  int
		told    bool
	}{
		{"for too long", server.Options{StallTimeout: 50 * time.Millisecond}, 1, true},
		{"too much", server.Options{MaxPendingBytes: 1 << 20}, 8, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			notes, backend := generation_backend.GenerationBackend()
			l, host := swarm_start.SwarmStart(t, backend, 1, test.options)
			client := server_dial.ServerDial(t, l)
			fmt.Fprintln(client, `{"type": "chat_start", "request_id": "a", "payload": {"prompt": "Hi"}}`)
			run := noted_run.NotedRun(t, notes, 0)
			for range test.pieces {
				deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte(strings.Repeat("x", 1<<20)))
			}
			wait_aborted.WaitAborted(t, run)
			got, err := io.ReadAll(client)
			lines := strings.Split(string(got), "\n")
			require.Equal(t, test.told, strings.HasPrefix(lines[len(lines)-2],
				`{"type":"error","payload":{"code":"TIMEOUT_NO_RESPONSE","message":"what was sent to you is not read for 50ms: `), "%v", err)
			require.Eventually(t, func() bool { return host.Chats.Load() == 0 }, 2*time.Minute, time.Millisecond)
		})
	}
}
