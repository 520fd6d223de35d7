// Package find_match finds where a history repeats itself.
package find_match

import "rkllmd/engine"

// FindMatch returns how many of the last tokens stand in tokens earlier, one behind the other, and the place behind
// them there: the longest such match, of equal ones the last, no longer than engine.MostMatch. Fewer than least are
// none: 0, 0.
//
// **Runs on:** any thread.
func FindMatch(tokens []int32, least int) (place, length int) {
	end := len(tokens) - 1
	for i := end - 1; i >= least-1 && length < engine.MostMatch; i-- {
		if tokens[i] != tokens[end] {
			continue
		}
		same := 1
		for same <= i && same < engine.MostMatch && tokens[i-same] == tokens[end-same] {
			same++
		}
		if same >= least && same > length {
			place, length = i+1, same
		}
	}
	return place, length
}
