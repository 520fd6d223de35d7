package wire_test

import (
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/stop_subscription"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestStopSubscription(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	s, err := c.Subscribe("a", func(m *nats.Msg) {})
	require.NoError(t, err)
	stop_subscription.StopSubscription(s)()
	require.NoError(t, c.Flush())
	require.Eventually(t, func() bool { return !s.IsValid() }, time.Minute, time.Millisecond)
}
