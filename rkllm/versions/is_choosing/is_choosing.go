// Package is_choosing tells whether versions of the library are being tried.
package is_choosing

import "rkllmd/rkllm"

// IsChoosing tells whether rkllm_init tries the versions one after the other at this moment; nil are never tried.
//
// **Runs on:** any thread. **Holds:** Versions.Mu, for a moment.
func IsChoosing(v *rkllm.Versions) bool {
	if v == nil {
		return false
	}
	v.Mu.Lock()
	defer v.Mu.Unlock()
	return v.Choosing
}
