package wire_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/on_reconnect"
	"rkllmd/tests/fleet/wire/keep_log"
	"rkllmd/tests/fleet/wire/read_log"
)

func TestOnReconnect(t *testing.T) {
	path, since := keep_log.KeepLog(t), &wire.Since{}
	on_reconnect.OnReconnect(since)(nil)
	first := since.At.Load()
	require.NotZero(t, first)
	before := strings.Count(read_log.ReadLog(t, path), "the connection to NATS is back")
	on_reconnect.OnReconnect(since)(nil)
	require.GreaterOrEqual(t, since.At.Load(), first)
	require.Greater(t, strings.Count(read_log.ReadLog(t, path), "the connection to NATS is back"), before)
}
