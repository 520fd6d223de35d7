package wire_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/tests/fleet/wire/keep_log"
	"rkllmd/tests/fleet/wire/read_log"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestOpenBus(t *testing.T) {
	url, server := nats_server.NATSServer(t)
	log := keep_log.KeepLog(t)
	b, err := open_bus.OpenBus(fleet.Options{URL: url, Name: "a"})
	require.NoError(t, err)
	require.False(t, b.Connected().IsZero())
	told := make(chan fleet.Message, 1)
	stop, err := b.Subscribe("x", "", func(m fleet.Message) { told <- m })
	require.NoError(t, err)
	require.NoError(t, b.Publish("x", []byte("1")))
	require.Equal(t, "1", string((<-told).Data))
	before := b.Connected()
	server.Mu.Lock()
	for c := range server.Conns {
		_, err = c.Write([]byte("-ERR 'Permissions Violation for Publish to \"rkf.alive.a\"'\r\n"))
		require.NoError(t, err)
		c.Close()
	}
	server.Mu.Unlock()
	for !b.Connected().After(before) { // it comes back by itself
		_ = b.Publish("y", nil)
	}
	require.NoError(t, b.Publish("x", []byte("2")))
	require.Equal(t, "2", string((<-told).Data), "what listened listens again")
	require.Contains(t, read_log.ReadLog(t, log), "the connection to NATS is lost")
	require.Contains(t, read_log.ReadLog(t, log), "rkf.alive.a")
	stop()
	b.Close()

	_, err = open_bus.OpenBus(fleet.Options{URL: "nats://hub", Name: "a"})
	require.ErrorContains(t, err, "in plain text")
	_, err = open_bus.OpenBus(fleet.Options{URL: "nats://127.0.0.1:1", Name: "a"})
	require.ErrorContains(t, err, "NATS at nats://127.0.0.1:1 cannot be used")
	seed := filepath.Join(t.TempDir(), "seed")
	require.NoError(t, os.WriteFile(seed, []byte("no seed"), 0o600))
	_, err = open_bus.OpenBus(fleet.Options{URL: url, Name: "a", NKey: seed})
	require.ErrorContains(t, err, seed+" holds no seed of an NKey")
}
