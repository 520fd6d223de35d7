// Package trim_memory gives unused memory back to the system.
package trim_memory

// void trim_memory(void);
import "C"

import "runtime/debug"

// TrimMemory gives back what neither Go nor C uses any more, so that the resident memory before and after something
// says what that holds.
func TrimMemory() {
	debug.FreeOSMemory()
	C.trim_memory()
}
