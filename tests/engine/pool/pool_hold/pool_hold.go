// Package pool_hold holds a task.
package pool_hold

import "rkllmd/engine"

// PoolHold returns a task's OnToken that waits until open is closed, and then ends the task.
func PoolHold(open <-chan struct{}) func(*engine.Task, engine.Choice) bool {
	return func(*engine.Task, engine.Choice) bool {
		<-open
		return true
	}
}
