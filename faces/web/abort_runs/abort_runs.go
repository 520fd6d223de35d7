// Package abort_runs ends the runs of an answer.
package abort_runs

import (
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
)

// AbortRuns asks runs to end before their end. Those that have ended are left alone.
//
// **Runs on:** any thread.
func AbortRuns(runs []*generation.Run) {
	for _, run := range runs {
		abort_generation.AbortGeneration(run)
	}
}
