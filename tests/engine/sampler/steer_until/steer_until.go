// Package steer_until steers the first tokens of a task.
package steer_until

import "rkllmd/engine"

// SteerUntil returns Steer of a task whose first tokens are this one. It counts how often it was asked.
func SteerUntil(token int32, first int, asked *int) func(*engine.Task, int32) (int32, bool) {
	return func(_ *engine.Task, _ int32) (int32, bool) {
		*asked++
		return token, *asked <= first
	}
}
