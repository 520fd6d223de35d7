package wire_test

import (
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/on_message"
)

func TestOnMessage(t *testing.T) {
	var told fleet.Message
	on := on_message.OnMessage(func(m fleet.Message) { told = m })
	on(&nats.Msg{Subject: "a", Reply: "b", Data: []byte("c")})
	require.Equal(t, fleet.Message{Subject: "a", Reply: "b", Data: []byte("c")}, told)
}
