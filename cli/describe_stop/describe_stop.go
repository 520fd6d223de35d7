// Package describe_stop says that an answer was cut off.
package describe_stop

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/advise_room"
	"rkllmd/generation"
	"rkllmd/generation/infer_reason"
)

// DescribeStop returns a line for an answer that has ended because a limit was reached, "" for one that the model has ended.
//
// **Runs on:** any.
func DescribeStop(limits cli.Limits, perf cli.Perf) string {
	answer := max(perf.GenerateTokens, perf.Received)
	switch infer_reason.InferReason(perf.PrefillTokens, answer, limits.Answer, limits.Full) {
	case generation.ReasonLength:
		return fmt.Sprintf("(stopped after %d tokens; --max-tokens allows more)", answer)
	case generation.ReasonContext:
		return fmt.Sprintf("(stopped: the context of %d tokens is full; %s)", limits.Context, advise_room.AdviseRoom(limits))
	}
	return ""
}
