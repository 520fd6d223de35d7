package fleet_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/run_status"
	wire "rkllmd/fleet"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/tests/cli/fleet/operator_command"
	"rkllmd/tests/cli/fleet/start_member"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestRunStatus(t *testing.T) {
	require.ErrorIs(t, run_status.RunStatus(nil, []string{"x"}), cli.ErrUsage)
	url, _ := start_member.StartMember(t)
	command, out := operator_command.OperatorCommand("status", "--nats", url)
	require.NoError(t, command.Execute())
	require.Regexp(t, `^MEMBER +MODEL +CLASS +PLACES +FREE +RUNNING +STATE\na +toy +[0-9a-f]{8} +`, out.String())
	require.Contains(t, out.String(), "serving\n")
	bus, err := open_bus.OpenBus(wire.Options{URL: url, Name: "g7"})
	require.NoError(t, err)
	g, err := open_gateway.OpenGateway(bus, "g7")
	require.NoError(t, err)
	defer close_gateway.CloseGateway(g)
	command, out = operator_command.OperatorCommand("status", "--nats", url, "--json")
	require.NoError(t, command.Execute())
	var status fleet.Status
	require.NoError(t, json.Unmarshal(out.Bytes(), &status))
	require.Equal(t, []string{"a", "g7"}, []string{status.Members[0].Name, status.Gateways[0].Name})
	empty, _ := nats_server.NATSServer(t)
	command, _ = operator_command.OperatorCommand("status", "--nats", empty)
	require.ErrorContains(t, command.Execute(), "no member of the fleet is there")
}
