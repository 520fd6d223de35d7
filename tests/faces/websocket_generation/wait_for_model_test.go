package websocket_generation_test

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/wait_for_model"
	"rkllmd/generation"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestWaitForModel(t *testing.T) {
	c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
	g := &websocket.Generation{Host: c.Host, Conn: c}
	b, err := wait_for_model.WaitForModel(g, g.Host.Hub)
	require.NoError(t, err)
	require.Same(t, seen.Backend, b)
	require.Empty(t, c.Out)

	hub := c.Host.Hub
	hub.Backend.Store(nil)
	_, err = wait_for_model.WaitForModel(g, g.Host.Hub)
	require.ErrorIs(t, err, generation.ErrClosed, "none is loaded, none is being loaded")

	t.Run("while it is loaded", func(t *testing.T) {
		loading := &generation.Loading{Path: "/models/toy.gguf", Started: time.Now(), Ended: make(chan struct{})}
		hub.Loading.Store(loading)
		got := make(chan *generation.Backend)
		go func() {
			b, _ := wait_for_model.WaitForModel(g, g.Host.Hub)
			got <- b
		}()
		var sent []map[string]any
		for _, done := range []float32{0, 0.25, 0.67} {
			loading.Done.Store(math.Float32bits(done))
			for end := time.Now().Add(2 * time.Minute); len(sent) == 0 && time.Now().Before(end); {
				sent = append(sent, websocket_sent.WebsocketSent(t, c)...)
			}
			require.Len(t, sent, 1)
			require.Equal(t, []any{"status", "model_loading", math.Round(float64(done) * 100)}, []any{sent[0]["type"],
				sent[0]["operation"], sent[0]["progress"]})
			require.Contains(t, sent[0]["message"], "toy.gguf")
			sent = nil
		}
		hub.Backend.Store(seen.Backend)
		close(loading.Ended)
		require.Same(t, seen.Backend, <-got)
	})
	t.Run("that fails", func(t *testing.T) {
		loading := &generation.Loading{Path: "/models/toy.gguf", Ended: make(chan struct{}),
			Err: errors.New("it is damaged")}
		hub.Loading.Store(loading)
		hub.Backend.Store(nil)
		failed := make(chan error)
		go func() { _, err := wait_for_model.WaitForModel(g, g.Host.Hub); failed <- err }()
		require.Eventually(t, func() bool { return len(websocket_sent.WebsocketSent(t, c)) > 0 }, 2*time.Minute,
			time.Millisecond)
		close(loading.Ended)
		err := <-failed
		require.ErrorIs(t, err, generation.ErrClosed)
		require.ErrorContains(t, err, "the model cannot be loaded: it is damaged")
	})
	t.Run("nobody wants it any more", func(t *testing.T) {
		hub.Loading.Store(&generation.Loading{Path: "/models/toy.gguf", Ended: make(chan struct{})})
		for _, g := range []*websocket.Generation{{Host: c.Host, Stopped: true}, {Host: c.Host, TimedOut: true}} {
			b, err := wait_for_model.WaitForModel(g, g.Host.Hub)
			require.NoError(t, err)
			require.Nil(t, b)
		}
	})
}
