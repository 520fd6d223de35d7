package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/send_control"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestSendControl(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m1.ctl.g1")
	task, _ := fleet_task.FleetTask(t, g)
	task.Modify, task.Member = &task.Run.Sampling, ""
	send_control.SendControl(g, task, fleet.ControlAbort) // nobody has it
	task.Member = "m1"
	send_control.SendControl(g, task, fleet.ControlPause)
	require.JSONEq(t, `{"Job": "j", "Epoch": 1, "Verb": "pause", "Next": 0}`, string((<-told).Data))
	send_control.SendControl(g, task, fleet.ControlModify)
	require.Contains(t, string((<-told).Data), `"Sampling":{"TopK":1`)
}
