package wire_test

import (
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/ask_message"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestAskMessage(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
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
	c.Close()
	_, err = request("here", nil, time.Minute)
	require.ErrorIs(t, err, nats.ErrConnectionClosed)
}
