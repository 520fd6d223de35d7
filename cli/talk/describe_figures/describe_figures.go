// Package describe_figures says how fast an answer came.
package describe_figures

import (
	"fmt"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/talk/format_count"
)

// DescribeFigures returns the figures of an answer that has ended: how many tokens it has, and how many came in a
// second. full: the prompt's, the time to the first one, why it has ended, and the seed too.
//
// **Runs on:** any thread.
func DescribeFigures(last cli.ChatMessage, full bool) string {
	first := time.Duration(last.Timing.FirstTokenMS * float64(time.Millisecond))
	total := time.Duration(last.Timing.TotalMS * float64(time.Millisecond))
	speed := float64(last.Usage.CompletionTokens) / max(total-first, time.Millisecond).Seconds()
	if !full {
		return fmt.Sprintf("%s tokens, %.1f tokens/s", format_count.FormatCount(last.Usage.CompletionTokens), speed)
	}
	return fmt.Sprintf("%d tokens of prompt, %d of answer; first after %v, %.1f tokens/s; %s, seed %d",
		last.Usage.PromptTokens, last.Usage.CompletionTokens, first.Round(time.Millisecond), speed, last.FinishReason,
		last.Seed)
}
