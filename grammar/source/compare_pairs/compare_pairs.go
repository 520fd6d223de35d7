// Package compare_pairs compares two ranges of characters by where they begin.
package compare_pairs

// ComparePairs compares two ranges of characters by where they begin.
//
// **Runs on:** any thread.
func ComparePairs(a, b [2]rune) int { return int(a[0] - b[0]) }
