// Package choose_capacity decides how long a session's history may be when a run begins.
package choose_capacity

// ChooseCapacity returns how many tokens a session's history may have when a run begins: sink and window, and half of
// what a context of size tokens has beside them. A longer history is truncated to sink and window. So the next
// truncation is some way off, until when runs decode only what is new, and there is room for an answer.
//
// **Runs on:** any thread.
func ChooseCapacity(size, sink, window int) int {
	return sink + window + max(0, size-sink-window)/2
}
