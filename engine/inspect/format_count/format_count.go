// Package format_count writes a large number for people.
package format_count

import "fmt"

// FormatCount writes a number in the form of "1.5 billion", with thousands, millions and billions.
//
// **Runs on:** any thread.
func FormatCount(n uint64) string {
	for _, unit := range []struct {
		size uint64
		name string
	}{{1e9, "billion"}, {1e6, "million"}, {1e3, "thousand"}} {
		if n >= unit.size {
			return fmt.Sprintf("%.1f %s", float64(n)/float64(unit.size), unit.name)
		}
	}
	return fmt.Sprint(n)
}
