// Package is_loading tells whether a model is about to be loaded.
package is_loading

import "rkllmd/rkllm"

// IsLoading tells whether a model is being loaded, or waits to be.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu, for a moment.
func IsLoading(rt *rkllm.Runtime) bool {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	for _, job := range append([]*rkllm.Job{rt.Current}, rt.Queue...) {
		if job != nil && job.Kind == rkllm.KindInit {
			return true
		}
	}
	return false
}
