// Package wrap_watch has one more told of the end of a library's process.
package wrap_watch

import "rkllmd/generation/library/on_process_end"

// WrapWatch returns Isolated.Watch that does what watch does, and has lost called as well, first of all: before a
// client can have learned of the end.
//
// **Runs on:** any thread. What it returns runs where Isolated.Watch does.
func WrapWatch(watch func(func(bool)), lost func()) func(func(bool)) {
	return func(ended func(bool)) { watch(on_process_end.OnProcessEnd(lost, ended)) }
}
