// Package format_token writes a special token for people.
package format_token

import (
	"fmt"

	"rkllmd/engine"
)

// FormatToken writes a special token as its id and its text in quotes, or "none".
//
// **Runs on:** any thread.
func FormatToken(t *engine.SpecialToken) string {
	if t == nil {
		return "none"
	}
	return fmt.Sprintf("%d %q", t.ID, t.Text)
}
