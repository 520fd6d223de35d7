// Package bind_lost tells a model's owner that its process has ended.
package bind_lost

// BindLost returns what Isolated.Watch takes, which calls lost alone.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func BindLost(lost func()) func(told bool) {
	return func(bool) { lost() }
}
