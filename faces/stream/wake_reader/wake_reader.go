// Package wake_reader tells who waits that something has changed.
package wake_reader

// WakeReader puts something into wake, a channel with room for one, unless it is full: then who reads from it is
// being woken already. It never waits.
//
// **Runs on:** any thread.
func WakeReader(wake chan<- struct{}) {
	select {
	case wake <- struct{}{}:
	default:
	}
}
