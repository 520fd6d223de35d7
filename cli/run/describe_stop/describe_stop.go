// Package describe_stop says that an answer was cut off.
package describe_stop

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_room"
	"rkllmd/generation"
	"rkllmd/generation/library/find_end_reason"
)

// DescribeStop returns a line for an answer that has ended because a limit was reached, "" for one that the model has
// ended.
//
// **Runs on:** any thread.
func DescribeStop(limits cli.Limits, perf cli.Perf) string {
	answer := max(perf.GenerateTokens, perf.Received)
	switch find_end_reason.FindEndReason(perf.PrefillTokens, answer, limits.Answer, limits.Full) {
	case generation.ReasonLength:
		return fmt.Sprintf("(stopped after %d tokens; --max-tokens allows more)", answer)
	case generation.ReasonContext:
		return fmt.Sprintf("(stopped: the context of %d tokens is full; %s)", limits.Context,
			describe_room.DescribeRoom(limits))
	}
	return ""
}
