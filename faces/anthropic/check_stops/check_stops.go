// Package check_stops checks the texts that end an answer.
package check_stops

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
)

// CheckStops refuses too many texts that end an answer, and one that is empty or too long.
//
// **Runs on:** any thread.
func CheckStops(stops []string) *openai.Refusal {
	const param = "stop_sequences"
	if len(stops) > generation.MaxStops {
		return refuse_member.RefuseMember(param, "%s has %d texts; it may have %d at most", param, len(stops),
			generation.MaxStops)
	}
	for i, stop := range stops {
		if len(stop) == 0 || len(stop) > generation.MaxStopBytes {
			return refuse_member.RefuseMember(param, "%s[%d] has %d bytes; it must have 1 to %d", param, i, len(stop),
				generation.MaxStopBytes)
		}
	}
	return nil
}
