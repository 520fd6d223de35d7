// Package is_after_death tells whether a load has failed because of a death.
package is_after_death

import (
	"time"

	"rkllmd/rkllm"
)

// IsAfterDeath tells whether rkllm_init, which has returned code and left handle, is worth a second call: it has failed
// within rkllm.AfterDeath of the end of the library's former process, whose memory the NPU's driver may not have given
// back yet.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu, for a moment.
func IsAfterDeath(rt *rkllm.Runtime, code int32, handle uintptr) bool {
	if rt.Serving.Load().Isolated == nil || code == rkllm.LostCode || code == 0 && handle != 0 {
		return false
	}
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	return !rt.Death.Time.IsZero() && time.Since(rt.Death.Time) < rkllm.AfterDeath
}
