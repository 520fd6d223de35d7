package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/bind_gateway"
	"rkllmd/cli/fleet/update_main"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestUpdateMain(t *testing.T) {
	c, h := fleet_catalog.FleetCatalog(t), &generation.Hub{}
	open := bind_gateway.BindGateway(c)
	set_backend.SetBackend(h, open, open)
	update_main.UpdateMain(c, h, time.Now())
	first, err := get_backend.GetBackend(h)
	require.NoError(t, err)
	update_main.UpdateMain(c, h, time.Now())
	require.Same(t, first, h.Backend.Load(), "nothing has changed")
	require.Equal(t, "toy", *h.Path.Load())
	c.Gateway.Members["m1"].Class = "d"
	delete(c.Gateway.Members, "m2")
	update_main.UpdateMain(c, h, time.Now())
	require.Nil(t, h.Backend.Load())
	require.NotNil(t, h.Make, "the next client gets another one")
	clear(c.Gateway.Members)
	h.Backend.Store(first)
	update_main.UpdateMain(c, h, time.Now().Add(time.Hour))
	require.Same(t, first, h.Backend.Load(), "there is no other one")
}
