// Package read_log_level reads RKLLM_LOG_LEVEL.
package read_log_level

// #include <stdlib.h>
import "C"

import (
	"strconv"
	"unsafe"
)

// ReadLogLevel returns RKLLM_LOG_LEVEL of the process as it is now: 0 where it is not set or no number. It asks C,
// because what Go knows of the environment is as old as the loading of the library, and programs set this variable in
// between.
//
// **Runs on:** any thread.
func ReadLogLevel() int32 {
	name := C.CString("RKLLM_LOG_LEVEL")
	defer C.free(unsafe.Pointer(name))
	level, err := strconv.ParseInt(C.GoString(C.getenv(name)), 10, 32)
	if err != nil {
		return 0
	}
	return int32(level)
}
