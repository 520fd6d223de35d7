// Package rt_callback makes an RKLLMCallback for a test.
package rt_callback

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

// RtCallback returns an RKLLMCallback in C memory whose result callback records events (rt_on_result), with userdata
// for the runs that have none of their own.
func RtCallback(tb testing.TB, userdata uintptr) *librkllmrt.CCallback {
	c := (*librkllmrt.CCallback)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CCallback{}))))
	c.ResultCallback, c.ResultUserdata = rt_on_result.Pointer, userdata
	return c
}
