package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation"
	"rkllmd/faces/websocket_generation/create_host"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/websocket_meter"
)

func TestCreateHost(t *testing.T) {
	_, meter := websocket_meter.WebsocketMeter()
	hub := &generation.Hub{}
	host := create_host.CreateHost(hub, meter, websocket.Options{Grace: time.Second})
	require.Same(t, hub, host.Hub)
	require.Equal(t, websocket_generation.DefaultFirst, host.Options.First)
	require.Equal(t, websocket_generation.DefaultPing, host.Options.Ping)
	require.Equal(t, time.Second, host.Options.Grace)
	require.Zero(t, host.Options.Limiter.PerMinute, "no limit")
	limiter := &stream.Limiter{PerMinute: 3}
	host = create_host.CreateHost(hub, meter, websocket.Options{First: 1, Ping: 2, Limiter: limiter})
	require.EqualValues(t, []time.Duration{1, 2}, []time.Duration{host.Options.First, host.Options.Ping})
	require.Same(t, limiter, host.Options.Limiter)
	host.Generations["a"], host.Connections[&websocket.Connection{}] = nil, struct{}{}
}
