// Package rt_open loads a model through the runtime's C functions.
package rt_open

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_callback"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_param"
)

// Model is a loaded model as a foreign program sees it.
type Model struct {
	Library *rkllm.Library
	Handle  uintptr // 0: the test has destroyed it itself
}

// RtOpen loads the model at path through rkllm_init (rt_param says how), and destroys it when the test ends.
func RtOpen(tb testing.TB, path string, edit func(*librkllmrt.CParam)) *Model {
	library := open_builtin.OpenBuiltin()
	handle := (*uintptr)(rt_memory.RtMemory(tb, 8))
	require.Zero(tb, rt_call.RtCall(library.Init, uintptr(unsafe.Pointer(handle)),
		uintptr(unsafe.Pointer(rt_param.RtParam(tb, path, edit))), uintptr(unsafe.Pointer(rt_callback.RtCallback(tb,
			0)))))
	m := &Model{Library: library, Handle: *handle}
	tb.Cleanup(func() {
		if m.Handle != 0 {
			require.Zero(tb, rt_call.RtCall(library.Destroy, m.Handle))
		}
	})
	return m
}
