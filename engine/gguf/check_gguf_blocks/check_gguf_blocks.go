// Package check_gguf_blocks checks the layers of a model.
package check_gguf_blocks

import (
	"fmt"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_shape"
	"rkllmd/engine/gguf/get_gguf_number_or_default"
)

// CheckGGUFBlocks checks that a model of one of engine.DenseArchitectures has all its tensors, in the shapes that its
// sizes ask for.
//
// **Runs on:** any thread.
func CheckGGUFBlocks(h *gguf.Header, facts engine.Facts, s engine.GGUFSizes) error {
	a := facts.Architecture + "."
	if _, found := h.Pairs[a+"attention.layer_norm_rms_epsilon"]; !found {
		return fmt.Errorf("%sattention.layer_norm_rms_epsilon is missing", a)
	}
	for i, values := range [...][]uint64{s.Forward, s.Heads, s.KeyHeads} {
		key := a + [...]string{"feed_forward_length", "attention.head_count", "attention.head_count_kv"}[i]
		switch {
		case values == nil || values[0] == 0:
			return fmt.Errorf("%s is missing or 0", key)
		case slices.Min(values) != slices.Max(values):
			return fmt.Errorf("%s differs between layers; %s models have layers of one size", key, facts.Architecture)
		}
	}
	heads, keyHeads, forward := s.Heads[0], s.KeyHeads[0], s.Forward[0]
	rotated, err := get_gguf_number_or_default.GetGGUFNumberOrDefault(h, a+"rope.dimension_count", 0, 1<<16,
		s.KeyLength)
	switch {
	case err != nil:
		return err
	case heads%keyHeads != 0:
		return fmt.Errorf("%sattention.head_count is %d, which is not a multiple of head_count_kv, %d", a, heads,
			keyHeads)
	case s.KeyLength != s.ValueLength || s.KeyLength != rotated || s.KeyLength%2 != 0:
		return fmt.Errorf("the lengths of keys, values and rope are %d, %d and %d; they must be the same even number",
			s.KeyLength, s.ValueLength, rotated)
	}
	vocabulary := uint64(facts.VocabSize)
	if err := check_gguf_shape.CheckGGUFShape(h, false, "token_embd.weight", s.Embedding, vocabulary); err != nil {
		return err
	}
	if err := check_gguf_shape.CheckGGUFShape(h, false, "output_norm.weight", s.Embedding); err != nil {
		return err
	}
	if err := check_gguf_shape.CheckGGUFShape(h, true, "output.weight", s.Embedding, vocabulary); err != nil {
		return err
	}
	lengths := [...]uint64{gguf.DimNone: 1, gguf.DimEmbedding: s.Embedding, gguf.DimQuery: heads * s.KeyLength,
		gguf.DimKey: keyHeads * s.KeyLength, gguf.DimHead: s.KeyLength, gguf.DimForward: forward}
	for layer := range facts.Layers {
		for _, t := range gguf.BlockTensors {
			optional := t.RequiredBy != "" && t.RequiredBy != facts.Architecture || t.Dense && s.Experts > 0
			name := fmt.Sprintf("blk.%d.%s", layer, t.Name)
			if err := check_gguf_shape.CheckGGUFShape(h, optional, name, lengths[t.Shape[0]],
				lengths[t.Shape[1]]); err != nil {
				return err
			}
		}
	}
	return nil
}
