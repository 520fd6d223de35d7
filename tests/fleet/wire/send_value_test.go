package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/send_value"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestSendValue(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "a.b")
	send_value.SendValue(b, "a.b", map[string]int{"x": 1})
	require.JSONEq(t, `{"x": 1}`, string((<-told).Data))
	send_value.SendValue(b, "a.b", func() {}) // it cannot be written, which is logged
	send_value.SendValue(b, "a.b", 2)
	require.Equal(t, "2", string((<-told).Data))
}
