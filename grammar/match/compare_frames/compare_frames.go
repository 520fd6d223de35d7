// Package compare_frames compares two places by their numbers.
package compare_frames

import "rkllmd/grammar"

// CompareFrames compares two places by their numbers.
//
// **Runs on:** any thread.
func CompareFrames(a, b *grammar.Frame) int { return a.Number - b.Number }
