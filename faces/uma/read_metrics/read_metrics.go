// Package read_metrics tells what the daemon does.
package read_metrics

import (
	"time"

	"rkllmd/faces/uma"
	"rkllmd/generation/hub/read_hub_stats"
)

// ReadMetrics returns a snapshot of what the daemon does.
//
// **Runs on:** any thread. Follows docs/protocols/uma.md, "Metrics".
func ReadMetrics(host *uma.Host) uma.Metrics {
	stats := read_hub_stats.ReadHubStats(host.Hub)
	const ms = float64(time.Millisecond)
	return uma.Metrics{
		Tokens: host.Tokens.Load(), Requests: host.Requests.Load(), Active: host.Active.Load(), Waiting: stats.Waiting,
		Steps: stats.Steps, LastBatch: stats.LastBatch, LastStep: float64(stats.StepTime) / ms,
		MeanStep:      float64(stats.MeanStepTime) / ms,
		PrefillTokens: stats.PrefillTokens, PrefillTime: float64(stats.PrefillTime) / ms,
		DecodeTokens: stats.DecodeTokens, DecodeTime: float64(stats.DecodeTime) / ms,
		TTFTTargets: host.TTFTTargets.Load(), TTFTMet: host.TTFTMet.Load(), TBTTargets: host.TBTTargets.Load(),
		TBTMet: host.TBTMet.Load(),
	}
}
