// Package check_gguf_architecture checks that a GGUF file holds a language model.
package check_gguf_architecture

import (
	"errors"
	"fmt"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_text"
)

// CheckGGUFArchitecture returns the architecture of a language model that llama.cpp can load, or what the file holds
// instead: an adapter, an image encoder, one of several parts, or what came later than this llama.cpp.
// Where a llama.cpp of the user's own computes, that decides which architectures there are.
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
	if engine.Start.Llama != nil || engine.Start.Elsewhere {
		return architecture, nil // it knows others, and refuses those that it does not
	}
	if _, known := slices.BinarySearch(gguf.Architectures, architecture); !known {
		return "", fmt.Errorf("its architecture %.40q is none of the %d that the llama.cpp in this program knows, "+
			"which is that of ollama %s: a newer rkllmd may know it", architecture, len(gguf.Architectures),
			gguf.LlamaVersion)
	}
	if _, there := h.Tensors["output_norm"]; architecture == "lfm2" && !there {
		return "", fmt.Errorf("models of architecture %q cannot be loaded: the llama.cpp in this program, that of "+
			"ollama %s, looks for a tensor \"output_norm\", which published files do not have; those of lfm2moe can",
			architecture, gguf.LlamaVersion)
	}
	return architecture, nil
}
