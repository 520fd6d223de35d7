// Package is_cpu_free looks whether a CPU is free.
package is_cpu_free

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_is_cpu_free(int32_t more);
import "C"

import _ "rkllmd/engine/context/count_running" // which is called

// IsCPUFree reports whether so many more threads than the calling one find CPUs of the machine for themselves; whether
// this process may have these, it does not say. It looks 25 times within 7 ms: many threads run for a moment only, one
// that has work for longer is there each time. It does so in C, because Go lets a further thread look for work whenever
// it wakes one that slept.
//
// **Runs on:** any thread that may wait.
func IsCPUFree(more int) bool {
	return bool(C.rkllmd_is_cpu_free(C.int32_t(more)))
}
