// Package fleet_bus connects a test to a small server of NATS.
package fleet_bus

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/tests/support/fleet/nats_server"
)

// FleetBus returns a bus over a server of its own, and a channel of the messages that go to subject.
func FleetBus(t testing.TB, subject string) (*fleet.Bus, chan fleet.Message) {
	t.Helper()
	url, _ := nats_server.NATSServer(t)
	b, err := open_bus.OpenBus(fleet.Options{URL: url, Name: "test"})
	require.NoError(t, err)
	t.Cleanup(b.Close)
	told := make(chan fleet.Message, 1000)
	_, err = b.Subscribe(subject, "", func(m fleet.Message) { told <- m })
	require.NoError(t, err)
	return b, told
}
