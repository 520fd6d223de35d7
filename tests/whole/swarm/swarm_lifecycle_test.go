package swarm_test

import (
	"fmt"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/whole/swarm/swarm_run"
)

// What docs/protocols/swarm-chat.md demands of chats, over a backend that goes on when the test says so.
func TestSwarmLifecycle(t *testing.T) {
	const ask, abort = `{"type": "chat_start", "request_id": %q, "payload": {"prompt": "Hi"}, "version": 1}` + "\n",
		`{"type": "abort", "request_id": %q}` + "\n"
	notes, backend := generation_backend.GenerationBackend()
	l, host := swarm_start.SwarmStart(t, backend, 1, server.Options{})
	client, other := server_dial.ServerDial(t, l), server_dial.ServerDial(t, l)
	require.Equal(t, "server_info", swarm_read.SwarmRead(t, client)["type"])
	require.Equal(t, "server_info", swarm_read.SwarmRead(t, other)["type"])
	chunk := map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{"text": "x"}}
	end := map[string]any{"type": "chat_end", "request_id": "a", "payload": map[string]any{"finish_reason": "stop"}}
	t.Run("Streaming Lifecycle: Normal streaming lifecycle", func(t *testing.T) {
		fmt.Fprintf(client, ask, "a")
		run := swarm_run.SwarmRun(t, notes, 0)
		t.Run("chat_start Message: Client sends prompt", func(t *testing.T) {
			require.Equal(t, "Hi",
				run.Request.Prompt)
		})
		t.Run("chat_chunk Message: Streaming tokens", func(t *testing.T) {
			for range 3 {
				deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
				require.Equal(t, chunk, swarm_read.SwarmRead(t, client), "as they come")
			}
		})
		t.Run("error Message: Host busy", func(t *testing.T) {
			for _, busy := range []*net.UnixConn{other, client} {
				fmt.Fprintf(busy, ask, "b")
				message := swarm_read.SwarmRead(t, busy)
				require.Equal(t, []any{"error", "b", "MODEL_BUSY"}, []any{message["type"], message["request_id"],
					message["payload"].(map[string]any)["code"]})
				fmt.Fprintf(busy, abort, "b") // which comes late, and is no mistake
			}
		})
		t.Run("error Message: of the chat in progress, which goes on", func(t *testing.T) {
			fmt.Fprintf(client, ask, "a")
			message := swarm_read.SwarmRead(t, client)
			require.Equal(t, []any{"error", "a", "BAD_MESSAGE"}, []any{message["type"], message["request_id"],
				message["payload"].(map[string]any)["code"]})
			another := swarm_read.SwarmRead(t, server_dial.ServerDial(t, l))
			require.Equal(t, "busy", another["payload"].(map[string]any)["status"])
		})
		t.Run("chat_end Message: Inference completes normally", func(t *testing.T) {
			deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonStop})
			require.Equal(t, end, swarm_read.SwarmRead(t, client))
		})
	})
	t.Run("Streaming Lifecycle: Aborted streaming lifecycle; abort Message: Client aborts generation",
		func(t *testing.T) {
			fmt.Fprintf(client, abort+ask, "a", "a")
			run := swarm_run.SwarmRun(t, notes, 1)
			deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
			require.Equal(t, chunk, swarm_read.SwarmRead(t, client))
			fmt.Fprintf(client, abort, "a")
			require.Eventually(t, func() bool { run.Mu.Lock(); defer run.Mu.Unlock(); return run.Aborted },
				10*time.Second,
				time.Millisecond)
			deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("late"))
			deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonAbort})
			end["payload"] = map[string]any{"finish_reason": "abort"}
			require.Equal(t, end, swarm_read.SwarmRead(t, client))
		})
	t.Run("a client that goes makes room", func(t *testing.T) {
		fmt.Fprintf(client, ask, "a")
		swarm_run.SwarmRun(t, notes, 2)
		require.NoError(t, client.Close())
		require.Eventually(t, func() bool { return host.Chats.Load() == 0 }, 10*time.Second, time.Millisecond)
		fmt.Fprintf(other, ask, "a")
		deliver_done.DeliverDone(swarm_run.SwarmRun(t, notes, 3), generation.Event{Reason: generation.ReasonContext})
		chunk["payload"], end["payload"] = map[string]any{"text": ""}, map[string]any{"finish_reason": "stop",
			"cause": "length"}
		require.Equal(t, chunk, swarm_read.SwarmRead(t, other), "one chunk at least")
		require.Equal(t, end, swarm_read.SwarmRead(t, other))
	})
}
