// Package end_choice ends the trying of versions of the library.
package end_choice

import "rkllmd/rkllm"

// EndChoice ends what start_choice has begun: these versions have not loaded the model, another one has, or none. A
// process that has ended right after it had loaded the model is told of now.
//
// **Runs on:** the worker. **Holds:** Versions.Mu, for a moment.
func EndChoice(v *rkllm.Versions, passed []rkllm.Passed, loaded bool) {
	v.Mu.Lock()
	held := v.Held
	v.Choosing, v.Held, v.Passed = false, nil, passed
	v.Mu.Unlock()
	if loaded && held != nil {
		held.Ended(held.Told)
	}
}
