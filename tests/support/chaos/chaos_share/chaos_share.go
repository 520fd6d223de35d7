// Package chaos_share tells which time a share of the cases did not exceed.
package chaos_share

import (
	"fmt"
	"slices"
	"time"
)

// ChaosShare describes times: their number, the middle one, that which 99 of 100 do not exceed, and the longest.
func ChaosShare(times []time.Duration) string {
	if len(times) == 0 {
		return "none"
	}
	slices.Sort(times)
	return fmt.Sprintf("%d, p50 %v, p99 %v, most %v", len(times), times[len(times)/2].Round(time.Millisecond),
		times[len(times)*99/100].Round(time.Millisecond), times[len(times)-1].Round(time.Millisecond))
}
