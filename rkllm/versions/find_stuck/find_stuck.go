// Package find_stuck finds the version whose process cannot be ended.
package find_stuck

import "rkllmd/rkllm"

// FindStuck returns the version of v whose last process was killed and has not ended; nil: there is none. Until it ends
// no version gets a process, because the NPU would have two.
//
// **Runs on:** any thread.
func FindStuck(v *rkllm.Versions) *rkllm.Library {
	for _, library := range v.Libraries {
		if library.Isolated.IsStuck() {
			return library
		}
	}
	return nil
}
