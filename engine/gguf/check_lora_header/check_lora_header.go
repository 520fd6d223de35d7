// Package check_lora_header checks the GGUF header of a LoRA adapter.
package check_lora_header

import (
	"errors"
	"fmt"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_tensors"
	"rkllmd/engine/gguf/check_lora_pair"
	"rkllmd/engine/gguf/get_gguf_float"
	"rkllmd/engine/gguf/get_gguf_text"
)

// CheckLoraHeader checks what an adapter's header says: that it is an adapter for a model with these facts, and that
// its tensors are pairs that fit the model's. Tensors of norms, which some adapters have, are left out of use, as
// llama.cpp does.
//
// **Runs on:** any thread.
func CheckLoraHeader(h *gguf.Header, model engine.Facts) (engine.LoraFacts, error) {
	var facts engine.LoraFacts
	for _, must := range [...][2]string{
		{"general.type", "adapter"}, {"general.architecture", model.Architecture}, {"adapter.type", "lora"},
	} {
		text, err := get_gguf_text.GetGGUFText(h, must[0])
		switch {
		case err != nil:
			return facts, err
		case must[0] == "general.type" && text != must[1]:
			return facts, fmt.Errorf("it is a model, not a LoRA adapter: general.type is %.40q, not \"adapter\"", text)
		case text != must[1]:
			return facts, fmt.Errorf("%s is %.40q; for this model it must be %q", must[0], text, must[1])
		}
	}
	if _, found := h.Pairs["adapter.alora.invocation_tokens"]; found {
		return facts, errors.New("it is an activated LoRA (aLoRA), which works from certain tokens on; this " +
			"runtime takes plain ones")
	}
	if _, _, err := get_gguf_float.GetGGUFFloat(h, "adapter.lora.alpha", 0, 1e6); err != nil {
		return facts, err
	}
	if len(h.Order) == 0 {
		return facts, errors.New("it has no tensors")
	}
	var err error
	if facts.Bytes, err = check_gguf_tensors.CheckGGUFTensors(h); err != nil {
		return facts, err
	}
	for _, name := range h.Order {
		base, isA := strings.CutSuffix(name, gguf.LoraA)
		other, isB := strings.CutSuffix(name, gguf.LoraB)
		switch {
		case isA:
			err = check_lora_pair.CheckLoraPair(h, model, base)
			facts.Pairs++
		case isB && h.Tensors[other+gguf.LoraA].Name == "":
			err = fmt.Errorf("tensor %q is there without %q", name, other+gguf.LoraA)
		case !isB && !strings.HasSuffix(name, "_norm.weight"):
			err = fmt.Errorf("tensor %q does not end in %s or %s", name, gguf.LoraA, gguf.LoraB)
		}
		if err != nil {
			return facts, err
		}
	}
	if facts.Pairs == 0 {
		err = errors.New("it changes no tensor of the model")
	}
	return facts, err
}
