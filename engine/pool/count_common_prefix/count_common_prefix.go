// Package count_common_prefix compares token sequences.
package count_common_prefix

// CountCommonPrefix returns how many tokens a and b have in common at their start.
//
// **Runs on:** any thread.
func CountCommonPrefix(a, b []int32) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
