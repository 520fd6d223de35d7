// Package parse_stops reads the texts that end an answer.
package parse_stops

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/generation"
)

// ParseStops returns the texts that end an answer: value is a text, a list of texts, or not given.
//
// **Runs on:** any thread.
func ParseStops(value json.RawMessage) (stops []string, refusal *openai.Refusal) {
	if !is_given.IsGiven(value) {
		return nil, nil
	}
	var one string
	if json.Unmarshal(value, &one) == nil {
		stops = []string{one}
	} else if json.Unmarshal(value, &stops) != nil {
		return nil, refuse_member.RefuseMember("stop", "stop is %.40s; it must be a text, or a list of texts", value)
	}
	if len(stops) > generation.MaxStops {
		return nil, refuse_member.RefuseMember("stop", "stop has %d texts; it may have %d at most", len(stops),
			generation.MaxStops)
	}
	for i, stop := range stops {
		if len(stop) == 0 || len(stop) > generation.MaxStopBytes {
			return nil, refuse_member.RefuseMember("stop", "stop[%d] has %d bytes; it must have 1 to %d", i, len(stop),
				generation.MaxStopBytes)
		}
	}
	return stops, nil
}
