// Package websocket_connection makes a connection without a socket.
package websocket_connection

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/keep_connection"
	"rkllmd/faces/websocket_generation/create_host"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/websocket_meter"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_note"
	"rkllmd/utils/turns"
)

// Seen is what the host of a connection stands on.
type Seen struct {
	Notes   *generation_note.Notes
	Backend *generation.Backend
	Told    *websocket_meter.Told
}

// WebsocketConnection makes a connection whose messages stay in its queue (websocket_sent), over a backend that only
// notes what it is asked for. It has sent a config already. Limits that are not set are generous.
func WebsocketConnection(t testing.TB, o websocket.Options) (*websocket.Connection, *Seen) {
	t.Helper()
	if o.MaxPendingBytes == 0 {
		o.MaxPendingBytes = 1 << 20
	}
	seen := &Seen{}
	seen.Notes, seen.Backend = generation_backend.GenerationBackend()
	told, meter := websocket_meter.WebsocketMeter()
	seen.Told = told
	hub := &generation.Hub{}
	hub.Backend.Store(seen.Backend)
	c := &websocket.Connection{Host: create_host.CreateHost(hub, meter, o),
		Client: turns.Client{User: "test", Number: 7}, Configured: true, Silence: time.NewTimer(time.Hour),
		Wake: make(chan struct{}, 1), Done: make(chan struct{})}
	require.True(t, keep_connection.KeepConnection(c))
	return c, seen
}
