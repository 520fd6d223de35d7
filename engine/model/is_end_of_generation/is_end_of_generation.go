// Package is_end_of_generation knows the tokens that end an answer.
package is_end_of_generation

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_is_end_of_generation(void *vocab, int32_t token);
import "C"

import "rkllmd/engine"

// IsEndOfGeneration reports whether token ends an answer: EOS, end of turn and the like.
//
// **Runs on:** any thread.
func IsEndOfGeneration(m *engine.Model, token int32) bool {
	return bool(C.rkllmd_is_end_of_generation(m.Vocab, C.int32_t(token)))
}
