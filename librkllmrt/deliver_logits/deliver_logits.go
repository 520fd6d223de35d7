// Package deliver_logits answers a run in the mode GET_LOGITS.
package deliver_logits

import (
	"unsafe"

	"rkllmd/engine/read_logits"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/call_result_callback"
	"rkllmd/librkllmrt/prefill_prompt"
	"rkllmd/rkllm"
)

// DeliverLogits brings the prompt into the cache and makes one NORMAL callback with the logits of its last token: one row of
// vocab_size floats. They are llama.cpp's own memory.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_tokens'.
func DeliverLogits(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	if err := prefill_prompt.PrefillPrompt(h, run, run.Prompt); err != nil {
		return err
	}
	logits, err := read_logits.ReadLogits(h.Context, run.Row)
	if err != nil {
		return err
	}
	run.Result.Logits = librkllmrt.CResultLogits{
		Logits: unsafe.Pointer(unsafe.SliceData(logits)), VocabSize: int32(len(logits)), NumTokens: 1,
	}
	call_result_callback.CallResultCallback(h, run, rkllm.RunNormal, nil)
	run.Result.Logits = librkllmrt.CResultLogits{}
	return nil
}
