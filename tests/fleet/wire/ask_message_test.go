package wire_test

import (
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/ask_message"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestAskMessage(t *testing.T) {
	url, server := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	request := ask_message.AskMessage(c)
	_, err = request("nobody", nil, time.Minute)
	require.ErrorIs(t, err, fleet.ErrNobody)
	_, err = c.Subscribe("here", func(m *nats.Msg) { _ = m.Respond(append(m.Data, '!')) })
	require.NoError(t, err)
	answer, err := request("here", []byte("a"), time.Minute)
	require.NoError(t, err)
	require.Equal(t, "a!", string(answer))
	_, err = c.Subscribe("mute", func(*nats.Msg) {})
	require.NoError(t, err)
	_, err = request("mute", nil, time.Millisecond)
	require.ErrorIs(t, err, fleet.ErrLate, "the server answers")
	server.Mu.Lock() // it stands still
	_, err = request("mute", nil, time.Millisecond)
	server.Mu.Unlock()
	require.ErrorIs(t, err, fleet.ErrSilent)
	c.Close()
	_, err = request("here", nil, time.Minute)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "this daemon is leaving the fleet")
}
