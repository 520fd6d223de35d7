package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/close_fleet"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/member/open_member"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/models/name_model"
	"rkllmd/tests/support/fleet/fleet_bus"
	"rkllmd/tests/support/fleet/fleet_get"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/create_upstream_backend"
)

func TestCloseFleet(t *testing.T) {
	for _, role := range []string{"member", "gateway"} {
		b, _ := fleet_bus.FleetBus(t, "x")
		part := &fleet.Part{Bus: b, Closed: make(chan struct{})}
		var err error
		if role == "member" {
			part.Member, err = open_member.OpenMember(b, "a", fleet_get.FleetGet(nil, generation.ErrClosed),
				name_model.NameModel, time.Hour)
		} else {
			part.Gateway, err = open_gateway.OpenGateway(b, "a")
		}
		require.NoError(t, err)
		if part.Gateway != nil {
			part.Gateway.Spill, err = create_upstream_backend.CreateUpstreamBackend(upstream.Options{
				URL: "http://127.0.0.1:1/v1", Kind: upstream.DefaultKind, Runs: 1})
			require.NoError(t, err)
		}
		close_fleet.CloseFleet(part)()
		<-part.Closed
		if part.Gateway != nil {
			_, err = start_generation.StartGeneration(part.Gateway.Spill, generation.Request{Prompt: "a", Logprobs: -1,
				Sampling: upstream.Unsaid}, nil)
			require.ErrorIs(t, err, generation.ErrClosed, "it is closed too")
		}
		require.True(t, b.Connected().Equal(time.Time{}), "the connection is closed")
	}
}
