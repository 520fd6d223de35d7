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
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/whole/noted_run"
	"rkllmd/tests/whole/swarm/swarm_greeted"
	"rkllmd/tests/whole/swarm/swarm_refused"
	"rkllmd/tests/whole/swarm/swarm_says"
	"rkllmd/tests/whole/wait_aborted"
)

// What docs/protocols/swarm-chat.md demands of chats, over a backend that goes on when the test says so.
func TestSwarmLifecycle(t *testing.T) {
	const ask, abort = `{"type": "chat_start", "request_id": %q, "payload": {"prompt": "Hi"}, "version": 1}` + "\n",
		`{"type": "abort", "request_id": %q}` + "\n"
	notes, backend := generation_backend.GenerationBackend()
	l, host := swarm_start.SwarmStart(t, backend, 1, server.Options{})
	client, _ := swarm_greeted.SwarmGreeted(t, l)
	other, _ := swarm_greeted.SwarmGreeted(t, l)
	chunk := map[string]any{"text": "x"}
	t.Run("Streaming Lifecycle: Normal streaming lifecycle", func(t *testing.T) {
		fmt.Fprintf(client, ask, "a")
		run := noted_run.NotedRun(t, notes, 0)
		t.Run("chat_start Message: Client sends prompt", func(t *testing.T) {
			require.Equal(t, "Hi", run.Request.Prompt)
		})
		t.Run("chat_chunk Message: Streaming tokens", func(t *testing.T) {
			for range 3 {
				deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
				swarm_says.SwarmSays(t, client, "chat_chunk", "a", chunk) // as they come
			}
		})
		t.Run("error Message: Host busy", func(t *testing.T) {
			for _, busy := range []*net.UnixConn{other, client} {
				fmt.Fprintf(busy, ask, "b")
				swarm_refused.SwarmRefused(t, busy, "b", "MODEL_BUSY")
				fmt.Fprintf(busy, abort, "b") // which comes late, and is no mistake
			}
		})
		t.Run("error Message: of the chat in progress, which goes on", func(t *testing.T) {
			fmt.Fprintf(client, ask, "a")
			swarm_refused.SwarmRefused(t, client, "a", "BAD_MESSAGE")
			_, info := swarm_greeted.SwarmGreeted(t, l)
			require.Equal(t, "busy", info["status"])
		})
		t.Run("chat_end Message: Inference completes normally", func(t *testing.T) {
			deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonStop})
			swarm_says.SwarmSays(t, client, "chat_end", "a", map[string]any{"finish_reason": "stop"})
		})
	})
	const story = "Streaming Lifecycle: Aborted streaming lifecycle; abort Message: Client aborts generation"
	t.Run(story, func(t *testing.T) {
		fmt.Fprintf(client, abort+ask, "a", "a")
		run := noted_run.NotedRun(t, notes, 1)
		deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
		swarm_says.SwarmSays(t, client, "chat_chunk", "a", chunk)
		fmt.Fprintf(client, abort, "a")
		wait_aborted.WaitAborted(t, run)
		deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("late"))
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonAbort})
		swarm_says.SwarmSays(t, client, "chat_end", "a", map[string]any{"finish_reason": "abort"})
	})
	t.Run("a client that goes makes room", func(t *testing.T) {
		fmt.Fprintf(client, ask, "a")
		noted_run.NotedRun(t, notes, 2)
		require.NoError(t, client.Close())
		require.Eventually(t, func() bool { return host.Chats.Load() == 0 }, 2*time.Minute, time.Millisecond)
		fmt.Fprintf(other, ask, "a")
		deliver_done.DeliverDone(noted_run.NotedRun(t, notes, 3), generation.Event{Reason: generation.ReasonContext})
		swarm_says.SwarmSays(t, other, "chat_chunk", "a", map[string]any{"text": ""}) // one chunk at least
		swarm_says.SwarmSays(t, other, "chat_end", "a", map[string]any{"finish_reason": "stop", "cause": "length"})
	})
}
