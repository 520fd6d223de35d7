// Package deliver_hidden_states answers a run in the mode GET_LAST_HIDDEN_LAYER.
package deliver_hidden_states

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/read_hidden_states"
	"rkllmd/engine/set_hidden_states"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/call_result_callback"
	"rkllmd/librkllmrt/decode_prompt"
	"rkllmd/librkllmrt/prefill_prompt"
	"rkllmd/librkllmrt/same_kind"
	"rkllmd/rkllm"
)

// DeliverHiddenStates decodes the prompt and makes one NORMAL callback with the last hidden layer (after the final norm) of
// every token of this turn: num_tokens rows of embd_size floats, in C memory until the callback returns. Nothing of the turn
// is taken from the cache, because only decoded tokens have hidden states; a conversation before it is.
//
// llama.cpp computes and keeps the logits of all those rows too, so they are decoded in steps whose logits stay within
// librkllmrt.LogitsBytes.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_tokens'.
func DeliverHiddenStates(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	first := run.Prompt - run.New
	if err := prefill_prompt.PrefillPrompt(h, run, first); err != nil {
		return err
	}
	set_hidden_states.SetHiddenStates(h.Context, true)
	defer set_hidden_states.SetHiddenStates(h.Context, false)

	width := h.Model.EmbeddingSize
	memory := C.malloc(C.size_t(run.New * width * 4))
	defer C.free(memory)
	states := unsafe.Slice((*float32)(memory), run.New*width)
	step := min(max(librkllmrt.LogitsBytes/(4*h.Model.VocabSize), 1), h.Context.Batch)
	for done := first; done < run.Prompt; done = len(h.Sequence.Tokens) {
		tokens := run.Tokens[done:min(done+step, run.Prompt)]
		tokens = tokens[:same_kind.SameKind(tokens)]
		if err := decode_prompt.DecodePrompt(h, run, tokens, engine.OutputAll); err != nil {
			return err
		}
		for row := range tokens {
			state, err := read_hidden_states.ReadHiddenStates(h.Context, row)
			if err != nil {
				return err
			}
			copy(states[(done-first+row)*width:], state)
		}
	}
	run.Result.LastHiddenLayer = librkllmrt.CResultLastHiddenLayer{HiddenStates: memory, EmbdSize: int32(width), NumTokens: int32(run.New)}
	call_result_callback.CallResultCallback(h, run, rkllm.RunNormal, nil)
	run.Result.LastHiddenLayer = librkllmrt.CResultLastHiddenLayer{}
	return nil
}
