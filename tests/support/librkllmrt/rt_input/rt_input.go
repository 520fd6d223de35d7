// Package rt_input makes an RKLLMInput for a test.
package rt_input

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

// RtInput returns an RKLLMInput in C memory: the tokens when there are any, else the prompt.
func RtInput(tb testing.TB, prompt string, tokens []int32) *librkllmrt.CInput {
	in := (*librkllmrt.CInput)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CInput{}))))
	if len(tokens) == 0 {
		in.InputType, in.Data = rkllm.InputPrompt, rt_text.RtText(tb, prompt)
		return in
	}
	in.InputType, in.Data, in.Count = rkllm.InputToken, rt_memory.RtMemory(tb, 4*len(tokens)), uint64(len(tokens))
	copy(unsafe.Slice((*int32)(in.Data), len(tokens)), tokens)
	return in
}
