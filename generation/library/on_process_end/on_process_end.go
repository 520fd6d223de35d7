// Package on_process_end tells two of the end of a library's process.
package on_process_end

// OnProcessEnd returns what Isolated.Watch takes: it calls lost, and then ended.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func OnProcessEnd(lost func(), ended func(told bool)) func(bool) {
	return func(told bool) {
		lost()
		ended(told)
	}
}
