// Package check_gguf_encoder checks the layers of an encoder.
package check_gguf_encoder

import (
	"fmt"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_dense"
	"rkllmd/engine/gguf/get_gguf_number_or_default"
)

// CheckGGUFEncoder checks of a model of one of gguf.Encoders what llama.cpp would end the process over: that heads and
// keys divide the width as its graph has it, and that the row which is added to each token is of 32-bit floats. That
// the tensors are there and have their shapes llama.cpp checks itself.
//
// **Runs on:** any thread.
func CheckGGUFEncoder(h *gguf.Header, facts engine.Facts, s engine.GGUFSizes) error {
	a := facts.Architecture + "."
	for i, values := range [...][]uint64{s.Forward, s.Heads, s.KeyHeads} {
		key := a + [...]string{"feed_forward_length", "attention.head_count", "attention.head_count_kv"}[i]
		switch {
		case values == nil || values[0] == 0:
			return fmt.Errorf("%s is missing or 0", key)
		case slices.Min(values) != slices.Max(values):
			return fmt.Errorf("%s differs between layers; %s models have layers of one size", key, facts.Architecture)
		}
	}
	heads, keyHeads := s.Heads[0], s.KeyHeads[0]
	rotated, err := get_gguf_number_or_default.GetGGUFNumberOrDefault(h, a+"rope.dimension_count", 0, 1<<16,
		s.KeyLength)
	gemma := facts.Architecture == gguf.GemmaEncoder
	switch {
	case err != nil:
		return err
	case heads%keyHeads != 0:
		return fmt.Errorf("%sattention.head_count is %d, which is not a multiple of head_count_kv, %d", a, heads,
			keyHeads)
	case s.KeyLength != s.ValueLength || s.KeyLength%2 != 0:
		return fmt.Errorf("heads have keys of %d and values of %d numbers; both must be the same even number",
			s.KeyLength, s.ValueLength)
	case s.KeyLength*heads != s.Embedding && !gemma:
		return fmt.Errorf("%d heads have keys of %d numbers; together they must be as wide as the model, %d", heads,
			s.KeyLength, s.Embedding)
	case rotated > s.KeyLength:
		return fmt.Errorf("%srope.dimension_count is %d; it must be at most the length of keys, %d", a, rotated,
			s.KeyLength)
	case s.Experts > 0 && facts.Architecture != gguf.ExpertEncoder:
		return fmt.Errorf("%sexpert_count is %d; models of architecture %q have no experts", a, s.Experts,
			facts.Architecture)
	case gemma && facts.Layers < gguf.GemmaLayers:
		return fmt.Errorf("%sblock_count is %d; it must be at least %d, because one layer of so many sees all of a "+
			"text", a, facts.Layers, gguf.GemmaLayers)
	case gemma:
		return check_gguf_dense.CheckGGUFDense(h, s.Embedding)
	}
	if t, there := h.Tensors[gguf.TokenTypes]; there && t.Type != 0 {
		return fmt.Errorf("tensor %q is of type %s; it must be F32", gguf.TokenTypes, engine.TensorTypes[t.Type].Name)
	}
	return nil
}
