// Package detect_penalties finds out what llama.cpp's sampler of penalties takes.
package detect_penalties

// #include <stdbool.h>
// bool rkllmd_detect_penalties(void);
import "C"

import (
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of the functions
)

// DetectPenalties reports whether llama_sampler_init_penalties takes the size of the vocabulary as its first argument,
// as it does since 2026, by trying it.
//
// **Runs on:** any thread.
func DetectPenalties() bool {
	return bool(C.rkllmd_detect_penalties())
}
