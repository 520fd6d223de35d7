// Package format_parameters writes how many parameters a model has.
package format_parameters

import (
	"fmt"
)

// FormatParameters returns count as people write it: 361.8M, 1.5B; "" where it is 0.
//
// **Runs on:** any thread.
func FormatParameters(count uint64) string {
	switch {
	case count == 0:
		return ""
	case count < 1e6:
		return fmt.Sprintf("%.1fK", float64(count)/1e3)
	case count < 1e9:
		return fmt.Sprintf("%.1fM", float64(count)/1e6)
	}
	return fmt.Sprintf("%.1fB", float64(count)/1e9)
}
