// Package start_choice begins to try a version of the library.
package start_choice

import "rkllmd/rkllm"

// StartChoice has ends of processes kept until end_choice, because rkllm_init tries a version; what was kept of the
// last one that was tried is forgotten: its model was never there.
//
// **Runs on:** the worker. **Holds:** Versions.Mu, for a moment.
func StartChoice(v *rkllm.Versions) {
	v.Mu.Lock()
	defer v.Mu.Unlock()
	v.Choosing, v.Held = true, nil
}
