// Package deliver_hidden_states answers a run in the mode GET_LAST_HIDDEN_LAYER.
package deliver_hidden_states

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/librkllmrt"
	librkllmrt_run "rkllmd/librkllmrt/run"
	"rkllmd/librkllmrt/run/call_result_callback"
	"rkllmd/librkllmrt/run/choose_rows"
	"rkllmd/librkllmrt/run/count_same_kind"
	"rkllmd/librkllmrt/run/decode_prompts"
	"rkllmd/librkllmrt/run/prefill_prompts"
	"rkllmd/rkllm"
)

// DeliverHiddenStates decodes the prompt of the only turn and makes one NORMAL callback with the last hidden layer
// (after the final norm) of every token of this turn: num_tokens rows of embd_size floats, in C memory until the
// callback returns. Nothing of the turn is taken from the cache, because only decoded tokens have hidden states; a
// conversation before it is.
//
// llama.cpp computes and keeps the logits of all those rows too, so they are decoded in steps whose logits stay within
// librkllmrt.LogitsBytes.
//
// **Runs on:** the run's thread. **Holds:** Busy. Errors are decode_parts'.
func DeliverHiddenStates(h *librkllmrt.Handle, run *librkllmrt.Run) error {
	turn := &run.Turns[0]
	seq, first := &turn.Lane.Sequence, turn.Prompt-turn.New
	if err := prefill_prompts.PrefillPrompts(h, run, false); err != nil {
		return err
	}
	set_hidden_states.SetHiddenStates(h.Context, true)
	defer set_hidden_states.SetHiddenStates(h.Context, false)

	width := h.Model.EmbeddingSize
	memory := C.malloc(C.size_t(turn.New * width * 4))
	defer C.free(memory)
	states := unsafe.Slice((*float32)(memory), turn.New*width)
	most := max(librkllmrt_run.LogitsBytes/(4*h.Model.VocabSize), 1)
	for done := first; done < turn.Prompt; done = len(seq.Tokens) {
		tokens := turn.Tokens[done:min(done+min(most, choose_rows.ChooseRows(h)), turn.Prompt)]
		tokens = tokens[:count_same_kind.CountSameKind(tokens)]
		run.Parts = append(run.Parts[:0], engine.Part{Sequence: seq, Tokens: tokens, Outputs: engine.OutputAll})
		if err := decode_prompts.DecodePrompts(h, run); err != nil {
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
	run.Results[0].LastHiddenLayer = librkllmrt.CResultLastHiddenLayer{HiddenStates: memory, EmbdSize: int32(width),
		NumTokens: int32(turn.New)}
	call_result_callback.CallResultCallback(h, run, rkllm.RunNormal)
	run.Results[0].LastHiddenLayer = librkllmrt.CResultLastHiddenLayer{}
	return nil
}
