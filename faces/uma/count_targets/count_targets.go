// Package count_targets counts what requests wished for.
package count_targets

import (
	"time"

	"rkllmd/faces/uma"
	"rkllmd/generation"
)

// CountTargets counts, for metrics, whether a run that has ended has met the targets of its request, as far as it had
// any and they can be told.
//
// **Runs on:** any thread.
func CountTargets(host *uma.Host, request *uma.Request, done generation.Event) {
	const ms = float64(time.Millisecond)
	first := done.Timings.FirstToken
	if request.SLO.TTFT > 0 && first > 0 {
		host.TTFTTargets.Add(1)
		if float64(first) <= request.SLO.TTFT*ms {
			host.TTFTMet.Add(1)
		}
	}
	if gaps := done.Usage.Generated - 1; request.SLO.TBT > 0 && first > 0 && gaps > 0 {
		host.TBTTargets.Add(1)
		if float64(done.Timings.Total-first)/float64(gaps) <= request.SLO.TBT*ms {
			host.TBTMet.Add(1)
		}
	}
}
