// Package is_same_turn compares messages.
package is_same_turn

import "rkllmd/cli"

// IsSameTurn reports whether two messages say the same, whether they are pinned or not.
//
// **Runs on:** any thread.
func IsSameTurn(a, b cli.Turn) bool {
	return a.Role == b.Role && a.Content == b.Content
}
