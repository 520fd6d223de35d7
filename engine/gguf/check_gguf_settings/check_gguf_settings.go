// Package check_gguf_settings checks the settings of a model.
package check_gguf_settings

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_experts"
	"rkllmd/engine/gguf/get_gguf_float"
	"rkllmd/engine/gguf/get_gguf_number"
	"rkllmd/engine/gguf/get_gguf_text"
)

// CheckGGUFSettings checks the settings that llama.cpp takes as they are and ends the process over later: those of
// norms, rope, experts and attention, and the element types of arrays.
//
// **Runs on:** any thread.
func CheckGGUFSettings(h *gguf.Header, architecture string) error {
	a := architecture + "."
	for _, key := range []string{"attention.layer_norm_rms_epsilon", "attention.layer_norm_epsilon",
		"attention.group_norm_epsilon"} {
		if _, _, err := get_gguf_float.GetGGUFFloat(h, a+key, 0, 1); err != nil {
			return err
		}
	}
	if _, _, err := get_gguf_float.GetGGUFFloat(h, a+"rope.freq_base", 1, 1e15); err != nil {
		return err
	}
	rotated, _, err := get_gguf_number.GetGGUFNumber(h, a+"rope.dimension_count", 0, 1<<16)
	if err != nil {
		return err
	}
	if rotated%2 != 0 {
		return fmt.Errorf("%srope.dimension_count is %d; it must be even", a, rotated)
	}
	scaling, err := get_gguf_text.GetGGUFText(h, a+"rope.scaling.type")
	if err != nil {
		return err
	}
	if scaling != "" && !slices.Contains(gguf.RopeScalings, scaling) {
		return fmt.Errorf("%srope.scaling.type is %q; it must be one of %s", a, scaling, strings.Join(gguf.RopeScalings,
			", "))
	}
	head, _, err := get_gguf_number.GetGGUFNumber(h, a+"wkv.head_size", 1, 1<<16)
	if err != nil {
		return err
	}
	if strings.HasSuffix(architecture, "rwkv7") && head%gguf.HeadSizeStep != 0 {
		return fmt.Errorf("%swkv.head_size is %d; it must be a multiple of %d: llama.cpp would read behind its rows", a,
			head, gguf.HeadSizeStep)
	}
	if causal, found := h.Pairs[a+"attention.causal"]; found && causal.Number == 0 &&
		!gguf.Encoders[architecture] {
		return fmt.Errorf("its attention is not causal: it makes embeddings and does not generate text; of the "+
			"architectures of that kind %s can be loaded", strings.Join(slices.Sorted(maps.Keys(gguf.Encoders)), ", "))
	}
	for key, v := range h.Pairs {
		for _, rule := range gguf.ArrayTypes {
			if v.Array && strings.Contains(key, rule.Part) && !slices.Contains(rule.Types, v.Type) {
				return fmt.Errorf("%s is an array of %s; it must hold %s", key, gguf.TypeNames[v.Type],
					gguf.TypeNames[rule.Types[0]])
			}
		}
	}
	return check_gguf_experts.CheckGGUFExperts(h, a)
}
