// Package format_uma_end puts the end of an answer into words.
package format_uma_end

import (
	"fmt"
	"time"

	"rkllmd/cli/uma"
)

// FormatUMAEnd returns one line: how many tokens came in which time, the time to the first text, and what ended the
// answer.
//
// **Runs on:** any thread.
func FormatUMAEnd(end uma.End) string {
	const unit = 100 * time.Microsecond
	by := end.Reason
	if end.Cancelled {
		by = "cancel"
	}
	if end.Tokens == 0 {
		return fmt.Sprintf("answer after %v; ended by %s", end.Total.Round(unit), by)
	}
	return fmt.Sprintf("answer %d tokens in %v; first text after %v; ended by %s", end.Tokens, end.Total.Round(unit),
		end.First.Round(unit), by)
}
