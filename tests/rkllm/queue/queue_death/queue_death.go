// Package queue_death notes the deaths of a library.
package queue_death

import "rkllmd/rkllm"

// QueueDeath returns a Runtime.OnDeath that passes on what it is told.
func QueueDeath(heard chan<- rkllm.Death) func(rkllm.Death) {
	return func(death rkllm.Death) { heard <- death }
}
