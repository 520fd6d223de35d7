// Package rt_param makes an RKLLMParam for a test.
package rt_param

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

// RtParam returns an RKLLMParam in C memory: the defaults, but greedy, one thread, 32 new tokens, a context of 512,
// with edit (nil: nothing) applied to it.
func RtParam(tb testing.TB, path string, edit func(*librkllmrt.CParam)) *librkllmrt.CParam {
	p := (*librkllmrt.CParam)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CParam{}))))
	*p = librkllmrt.Defaults
	p.ModelPath = rt_text.RtText(tb, path)
	p.TopK, p.MaxNewTokens, p.ExtendParam.EnabledCPUsNum = 1, 32, 1
	if edit != nil {
		edit(p)
	}
	return p
}
