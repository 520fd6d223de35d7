// Package send_to_gateway sends what has happened to a run to its gateway.
package send_to_gateway

import (
	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/output/format_output"
	"rkllmd/fleet/wire/send_data"
)

// SendToGateway sends output, which is of the run of work, to its gateway.
//
// **Runs on:** any thread.
func SendToGateway(m *member.Member, work *member.Work, output *fleet.Output) {
	data, err := format_output.FormatOutput(output)
	send_data.SendData(m.Bus, fleet.PrefixOutput+work.Job.Gateway+".out."+m.Name, data, err)
}
