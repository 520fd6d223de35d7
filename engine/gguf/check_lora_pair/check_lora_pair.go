// Package check_lora_pair checks one pair of tensors of a LoRA adapter.
package check_lora_pair

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
)

// CheckLoraPair checks the two tensors that an adapter adds to the model's tensor called base: A takes its rows, B
// gives its columns, both have the same rank between, and of each there is one for every expert. Those of the embedding
// table are the other way round; where that table is the output as well, llama.cpp cannot tell the two uses apart, so
// it is refused.
//
// **Runs on:** any thread.
func CheckLoraPair(h *gguf.Header, model engine.Facts, base string) error {
	a, b := h.Tensors[base+gguf.LoraA], h.Tensors[base+gguf.LoraB]
	if b.Name == "" {
		return fmt.Errorf("tensor %q is there without %q", a.Name, base+gguf.LoraB)
	}
	shape, found := model.Shapes[base]
	switch {
	case !found:
		return fmt.Errorf("it changes tensor %q, which the model does not have: it was made for another model", base)
	case shape[1] == 1:
		return fmt.Errorf("it changes tensor %q, which is a vector; adapters change matrices", base)
	}
	rank := a.Shape[1]
	wantA, wantB := [4]uint64{shape[0], rank, shape[2], shape[3]}, [4]uint64{rank, shape[1], shape[2], shape[3]}
	if base == "token_embd.weight" {
		if _, apart := model.Shapes["output.weight"]; !apart {
			return fmt.Errorf("it changes tensor %q, which this model uses for its output too; such adapters are "+
				"not supported", base)
		}
		rank = a.Shape[0]
		wantA, wantB = [4]uint64{rank, shape[1], 1, 1}, [4]uint64{rank, shape[0], 1, 1}
	}
	switch {
	case a.Shape != wantA:
		return fmt.Errorf("tensor %q has the shape %v; for this model it must have %v", a.Name, a.Shape, wantA)
	case b.Shape != wantB:
		return fmt.Errorf("tensor %q has the shape %v; for this model it must have %v", b.Name, b.Shape, wantB)
	}
	return nil
}
