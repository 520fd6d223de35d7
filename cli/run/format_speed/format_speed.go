// Package format_speed puts a run's figures into words.
package format_speed

import (
	"fmt"
	"time"

	"rkllmd/cli"
)

// FormatSpeed returns one line: tokens and tokens a second of the prompt and of the answer, and the time to the first
// text.
//
// **Runs on:** any thread.
func FormatSpeed(perf cli.Perf, first time.Duration) string {
	return fmt.Sprintf("prompt %d tokens, %.1f tokens/s; answer %d tokens, %.1f tokens/s; first text after %v",
		perf.PrefillTokens, 1000*float64(perf.PrefillTokens)/max(perf.PrefillTimeMS, 1e-3),
		perf.GenerateTokens, 1000*float64(perf.GenerateTokens)/max(perf.GenerateTimeMS, 1e-3),
		first.Round(100*time.Microsecond))
}
