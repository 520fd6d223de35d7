// Package keep_end keeps the end of a library's process to itself while versions are being tried.
package keep_end

import "rkllmd/rkllm"

// KeepEnd returns what Isolated.Watch takes: it calls ended, or, while versions of v are being tried, keeps that for
// end_choice, which knows whether a model has gone.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Versions.Mu, for a moment.
func KeepEnd(v *rkllm.Versions, ended func(told bool)) func(told bool) {
	return func(told bool) {
		v.Mu.Lock()
		choosing := v.Choosing
		if choosing {
			v.Held = &rkllm.HeldEnd{Ended: ended, Told: told}
		}
		v.Mu.Unlock()
		if !choosing {
			ended(told)
		}
	}
}
