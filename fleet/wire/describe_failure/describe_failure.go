// Package describe_failure writes an error for another daemon.
package describe_failure

import (
	"errors"

	"rkllmd/fleet"
)

// DescribeFailure returns err with its kind, so that restore_failure makes the same of it; nil of nil.
//
// **Runs on:** any thread.
func DescribeFailure(err error) *fleet.Failure {
	if err == nil {
		return nil
	}
	for _, kind := range fleet.KindOrder {
		if errors.Is(err, fleet.Kinds[kind]) {
			return &fleet.Failure{Kind: kind, Text: err.Error()}
		}
	}
	return &fleet.Failure{Kind: "failed", Text: err.Error()}
}
