// Package watch_end tells of the end of the library's process.
package watch_end

import "rkllmd/isolation"

// WatchEnd returns Isolated.Watch over i.
//
// **Runs on:** any thread. What it returns too.
func WatchEnd(i *isolation.Isolation) func(ended func(told bool)) {
	return func(ended func(told bool)) { i.Ended.Store(&ended) }
}
