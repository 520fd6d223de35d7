// Package queue_again counts the tries to load a model again.
package queue_again

import "rkllmd/rkllm"

// QueueAgain is in the place of queue_reload.
func QueueAgain(rt *rkllm.Runtime) {
	rt.Reload.Tries++
}
