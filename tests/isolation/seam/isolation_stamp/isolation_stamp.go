// Package isolation_stamp notes when callbacks come.
package isolation_stamp

import (
	"time"
	"unsafe"

	"rkllmd/rkllm"
)

// IsolationStamp returns a CallbackContext.Sink that appends to stamps when it is called.
func IsolationStamp(stamps *[]time.Time) func(*rkllm.CallbackContext, unsafe.Pointer, int32) {
	return func(*rkllm.CallbackContext, unsafe.Pointer, int32) { *stamps = append(*stamps, time.Now()) }
}
