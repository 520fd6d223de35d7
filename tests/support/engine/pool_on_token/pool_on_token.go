// Package pool_on_token lets a task go on.
package pool_on_token

import "rkllmd/engine"

// PoolOnToken is an OnToken that wants more.
func PoolOnToken(*engine.Task, engine.Choice) bool {
	return false
}
