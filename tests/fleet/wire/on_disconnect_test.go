package wire_test

import (
	"errors"
	"testing"

	"github.com/nats-io/nats.go"
	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/on_disconnect"
	"rkllmd/tests/fleet/wire/keep_log"
	"rkllmd/tests/fleet/wire/read_log"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestOnDisconnect(t *testing.T) {
	path := keep_log.KeepLog(t)
	url, _ := nats_server.NATSServer(t)
	c, err := nats.Connect(url)
	require.NoError(t, err)
	on_disconnect.OnDisconnect(c, errors.New("gone away"))
	require.Contains(t, read_log.ReadLog(t, path), `level=WARN msg="the connection to NATS is lost: the fleet waits `+
		`until it is back" error="gone away"`)
	c.Close()
	on_disconnect.OnDisconnect(c, errors.New("closed"))
	require.NotContains(t, read_log.ReadLog(t, path), "error=closed", "this daemon has closed it")
}
