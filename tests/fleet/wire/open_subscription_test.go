package wire_test

import (
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/open_subscription"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestOpenSubscription(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	told := make(chan string, 10)
	subscribe := open_subscription.OpenSubscription(c)
	_, err = subscribe("a", "", func(m fleet.Message) { told <- string(m.Data) })
	require.NoError(t, err)
	require.NoError(t, c.Publish("a", []byte("1")))
	require.NoError(t, c.Publish("a", []byte("2")))
	require.Equal(t, "12", <-told+<-told, "in their order")
	c.Close()
	_, err = subscribe("a", "", nil)
	require.Error(t, err)
}
