// Package deliver_logits answers a run in the mode GET_LOGITS.
package deliver_logits

import (
	"unsafe"

	"rkllmd/engine/context/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/call_result_callback"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/rkllm"
)

// DeliverLogits brings the prompt of the only turn into the cache and makes one NORMAL callback with the logits of its
// last token: one row of vocab_size floats. They are llama.cpp's own memory.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_parts'.
func DeliverLogits(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	if err := prefill_prompts.PrefillPrompts(h, run, true); err != nil {
		return err
	}
	logits, err := read_logits.ReadLogits(h.Context, run.Turns[0].Row)
	if err != nil {
		return err
	}
	run.Results[0].Logits = librkllmrt.CResultLogits{
		Logits: unsafe.Pointer(unsafe.SliceData(logits)), VocabSize: int32(len(logits)), NumTokens: 1,
	}
	call_result_callback.CallResultCallback(h, run, rkllm.RunNormal)
	run.Results[0].Logits = librkllmrt.CResultLogits{}
	return nil
}
