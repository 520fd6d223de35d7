// Package check_gguf_sizes checks the sizes of a model.
package check_gguf_sizes

import (
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_architecture"
	"rkllmd/engine/gguf/get_gguf_layers"
	"rkllmd/engine/gguf/get_gguf_number_or_default"
	"rkllmd/engine/gguf/get_required_gguf_number"
)

// CheckGGUFSizes reads the architecture and the sizes of a model, checks that they can be, and enters them in facts.
//
// **Runs on:** any thread.
func CheckGGUFSizes(h *gguf.Header, facts *engine.Facts) (engine.GGUFSizes, error) {
	var s engine.GGUFSizes
	architecture, err := check_gguf_architecture.CheckGGUFArchitecture(h)
	if err != nil {
		return s, err
	}
	facts.Architecture, facts.Name = architecture, h.Pairs["general.name"].Text
	a := architecture + "."
	context, err := get_required_gguf_number.GetRequiredGGUFNumber(h, a+"context_length", 1, engine.MaxContext)
	if err != nil {
		return s, err
	}
	if s.Embedding, err = get_required_gguf_number.GetRequiredGGUFNumber(h, a+"embedding_length", 1,
		1<<20); err != nil {
		return s, err
	}
	layers, err := get_required_gguf_number.GetRequiredGGUFNumber(h, a+"block_count", 1, engine.MaxLayers)
	if err != nil {
		return s, err
	}
	facts.ContextLength, facts.EmbeddingSize, facts.Layers = int(context), int(s.Embedding), int(layers)

	if s.Forward, err = get_gguf_layers.GetGGUFLayers(h, a+"feed_forward_length", facts.Layers, 0, 1<<24); err != nil {
		return s, err
	}
	if s.Heads, err = get_gguf_layers.GetGGUFLayers(h, a+"attention.head_count", facts.Layers, 0, 1<<16); err != nil {
		return s, err
	}
	if s.KeyHeads, err = get_gguf_layers.GetGGUFLayers(h, a+"attention.head_count_kv", facts.Layers, 0,
		1<<16); err != nil {
		return s, err
	}
	s.Experts = h.Pairs[a+"expert_count"].Number
	if s.KeyHeads == nil {
		s.KeyHeads = s.Heads
	}
	if s.Heads == nil || s.Heads[0] == 0 {
		return s, nil // a model without attention: no cache, no head sizes
	}
	usual := s.Embedding / s.Heads[0]
	if s.KeyLength, err = get_gguf_number_or_default.GetGGUFNumberOrDefault(h, a+"attention.key_length", 1, 1<<16,
		usual); err != nil {
		return s, err
	}
	if s.ValueLength, err = get_gguf_number_or_default.GetGGUFNumberOrDefault(h, a+"attention.value_length", 1, 1<<16,
		usual); err != nil {
		return s, err
	}
	if gguf.Encoders[architecture] {
		return s, nil // it keeps nothing of a text
	}
	for _, heads := range s.KeyHeads {
		facts.CachePerToken += 2 * heads * (s.KeyLength + s.ValueLength)
	}
	return s, nil
}
