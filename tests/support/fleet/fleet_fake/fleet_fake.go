// Package fleet_fake makes a backend that makes tokens up.
package fleet_fake

import (
	"time"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_fake_abort"
	"rkllmd/tests/support/fleet/fleet_fake_start"
)

// FleetFake makes an exact backend that computes nothing: it makes places answers at once, in each of which a token
// comes each pace.
func FleetFake(pace time.Duration, places int) *generation.Backend {
	return &generation.Backend{
		Name: "made up", Capabilities: generation.Capabilities{Sequences: places, Seeds: true, Tokens: true,
			EndTokens: true, Sampling: true, MaxTokens: true, Exact: true},
		Model:    generation.ModelInfo{Name: "made up", ContextSize: 4096, Vocabulary: 1000},
		Defaults: engine.Sampling{TopK: 1, TopP: 1, Temperature: 1, RepeatPenalty: 1},
		Start:    fleet_fake_start.FleetFakeStart(pace),
		Abort:    fleet_fake_abort.FleetFakeAbort,
	}
}
