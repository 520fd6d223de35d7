// Package is_alive tells whether the library's process lives.
package is_alive

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/check_deadline"
)

// IsAlive returns Isolated.IsAlive over i: it is asked again and again while a run is on that began with
// rkllm_run_async, so it looks whether that takes too long as well.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func IsAlive(i *isolation.Isolation) func() bool {
	return func() bool {
		i.Mu.Lock()
		p := i.Current
		i.Mu.Unlock()
		if p == nil {
			return false
		}
		if function := p.Running.Load(); function != 0 {
			check_deadline.CheckDeadline(p, function-1, p.Heard.Load())
		}
		return true
	}
}
