// Package rt_record_loads records the progress of loads during a test.
package rt_record_loads

import (
	"runtime/cgo"
	"testing"

	"rkllmd/librkllmrt"
	"rkllmd/tests/librkllmrt/rt_on_load"
)

// RtRecordLoads has every load of the test append its progress to what it returns, and ends that with the test: a
// handle that is deleted is no place for the loads of the next.
func RtRecordLoads(t testing.TB) *[]float32 {
	t.Helper()
	seen := new([]float32)
	userdata := cgo.NewHandle(seen)
	librkllmrt.LoadHook.Lock()
	defer librkllmrt.LoadHook.Unlock()
	librkllmrt.LoadHook.Function, librkllmrt.LoadHook.Userdata = rt_on_load.Pointer, uintptr(userdata)
	t.Cleanup(func() {
		librkllmrt.LoadHook.Lock()
		defer librkllmrt.LoadHook.Unlock()
		librkllmrt.LoadHook.Function, librkllmrt.LoadHook.Userdata = nil, 0
		userdata.Delete()
	})
	return seen
}
