// Package check_gateways ends the runs of gateways that are gone.
package check_gateways

import (
	"errors"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/drop_work"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// CheckGateways asks the gateways whose runs go on whether they are there. The runs of one that was not for
// fleet.GoneTime, while there was a connection, are aborted: nobody waits for them.
//
// **Runs on:** one thread at a time. It is watch_fleet's.
func CheckGateways(m *member.Member) {
	since := m.Bus.Connected()
	for gateway, works := range drop_work.DropWork(m, time.Now()) {
		_, err := m.Bus.Request(fleet.PrefixOutput+gateway+".ping."+m.Name, nil, fleet.AnswerTime)
		if !errors.Is(err, fleet.ErrNobody) || since.IsZero() || time.Since(since) < fleet.RetryTime {
			delete(m.Absent, gateway)
			continue
		}
		if m.Absent[gateway]++; m.Absent[gateway] < int(fleet.GoneTime/fleet.AliveTime) {
			continue
		}
		log_message.LogMessage(utils.LevelWarn, "a gateway of the fleet is gone: its runs end", "gateway", gateway,
			"runs", len(works))
		for _, work := range works {
			abort_generation.AbortGeneration(work.Run)
		}
	}
}
