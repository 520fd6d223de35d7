package uma_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/faces/uma_start"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/whole/noted_run"
	"rkllmd/tests/whole/wait_aborted"
)

// What a client may do while its request is in progress, over a backend that goes on when the test says so.
func TestUMAControls(t *testing.T) {
	notes, backend := generation_backend.GenerationBackend()
	host := &uma.Host{Hub: &generation.Hub{}}
	host.Hub.Backend.Store(backend)
	l := uma_start.UMAStart(t, host, false)
	ask := uma_frame.UMAFrame(`{"id": "a", "prompt": "Hi", "keep_open": true}`)
	begun := 0
	t.Run("a second request, then cancel, then the next one", func(t *testing.T) {
		client := server_dial.ServerDial(t, l)
		fmt.Fprint(client, ask)
		run := noted_run.NotedRun(t, notes, begun)
		begun++
		deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
		require.Equal(t, "x", uma_read.UMARead(t, client)["text"])
		fmt.Fprint(client, uma_frame.UMAFrame(`{"id": "b", "prompt": "Hi"}`))
		event := uma_read.UMARead(t, client)
		require.Equal(t, []any{"b", "E_LIMIT_BUSY"}, []any{event["id"], event["code"]})
		deliver_token.DeliverToken(run, generation.Token{ID: 121}, []byte("y"))
		require.Equal(t, map[string]any{"id": "a", "event": "token", "text": "y", "token_id": 121.0},
			uma_read.UMARead(t, client), "the first one goes on")
		fmt.Fprint(client, uma_frame.UMAFrame(`{"event": "cancel", "id": "other"}`)+
			uma_frame.UMAFrame(`{"event": "cancel", "id": "a"}`))
		wait_aborted.WaitAborted(t, run)
		deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonAbort})
		require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "stop", "cancelled": true},
			uma_read.UMARead(t, client))

		fmt.Fprint(client, uma_frame.UMAFrame(`{"id": "c", "prompt": "Hi"}`))
		deliver_done.DeliverDone(noted_run.NotedRun(t, notes, begun), generation.Event{Reason: generation.ReasonStop})
		begun++
		require.Equal(t, "eos", uma_read.UMARead(t, client)["event"])
		require.Nil(t, uma_read.UMARead(t, client), "the connection is closed")
	})
	t.Run("what is no JSON ends the run", func(t *testing.T) {
		client := server_dial.ServerDial(t, l)
		fmt.Fprint(client, ask)
		run := noted_run.NotedRun(t, notes, begun)
		begun++
		fmt.Fprint(client, uma_frame.UMAFrame("nonsense"))
		require.Equal(t, "E_PROTO_INVALID_JSON", uma_read.UMARead(t, client)["code"])
		deliver_token.DeliverToken(run, generation.Token{ID: 120}, []byte("x"))
		require.Nil(t, uma_read.UMARead(t, client), "no event comes behind the error")
		wait_aborted.WaitAborted(t, run)
	})
	t.Run("a client that goes", func(t *testing.T) {
		client := server_dial.ServerDial(t, l)
		fmt.Fprint(client, ask)
		run := noted_run.NotedRun(t, notes, begun)
		require.NoError(t, client.Close())
		wait_aborted.WaitAborted(t, run)
		require.Eventually(t, func() bool { return host.Active.Load() == 0 }, 2*time.Minute, time.Millisecond)
	})
}
