package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire"
	"rkllmd/fleet/wire/on_reconnect"
)

func TestOnReconnect(t *testing.T) {
	since := &wire.Since{}
	on_reconnect.OnReconnect(since)(nil)
	first := since.At.Load()
	require.NotZero(t, first)
	on_reconnect.OnReconnect(since)(nil)
	require.GreaterOrEqual(t, since.At.Load(), first)
}
