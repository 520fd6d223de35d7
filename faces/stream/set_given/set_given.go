// Package set_given sets what a client has given.
package set_given

// SetGiven sets to what given points to; nil: the client has not given it, and to stays as it is.
//
// **Runs on:** any thread.
func SetGiven[T any](to, given *T) {
	if given != nil {
		*to = *given
	}
}
