// Package check_gguf_architecture checks that a GGUF file holds a language model.
package check_gguf_architecture

import (
	"errors"
	"fmt"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_text"
)

// CheckGGUFArchitecture returns the architecture of a language model, or what the file holds instead: an adapter, an
// image encoder, or one of several parts.
//
// **Runs on:** any thread.
func CheckGGUFArchitecture(h *gguf.Header) (string, error) {
	architecture, err := get_gguf_text.GetGGUFText(h, "general.architecture")
	switch {
	case err != nil:
		return "", err
	case h.Pairs["general.type"].Text == "adapter":
		return "", errors.New("it is a LoRA adapter, not a model")
	case architecture == "":
		return "", errors.New("general.architecture is missing")
	case architecture == "clip":
		return "", errors.New("it is an image encoder, not a language model")
	case h.Pairs["split.count"].Number > 1:
		return "", fmt.Errorf("it is one of %d parts of a model; join them with llama-gguf-split --merge",
			h.Pairs["split.count"].Number)
	}
	return architecture, nil
}
