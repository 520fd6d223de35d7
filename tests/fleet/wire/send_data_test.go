package wire_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/send_data"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestSendData(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "a.b")
	send_data.SendData(b, "a.b", []byte("lost"), errors.New("it is none")) // which is logged
	send_data.SendData(b, "a.b", []byte("x"), nil)
	require.Equal(t, "x", string((<-told).Data))
}
