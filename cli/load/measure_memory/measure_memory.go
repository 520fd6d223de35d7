// Package measure_memory measures memory that is left.
package measure_memory

import "rkllmd/engine/memory/read_available_memory"

// MeasureMemory returns how many bytes this machine can still give; 0: it does not say.
//
// **Runs on:** any thread.
func MeasureMemory() uint64 {
	return read_available_memory.ReadAvailableMemory("/")
}
