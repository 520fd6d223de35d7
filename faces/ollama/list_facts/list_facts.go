// Package list_facts lists what a header says.
package list_facts

import (
	"cmp"

	"rkllmd/faces/ollama"
	"rkllmd/faces/web"
)

// ListFacts returns what header says of the model of entry, by the keys that GGUF files have.
//
// **Runs on:** any thread.
func ListFacts(entry ollama.Entry, header web.Description) map[string]any {
	a := cmp.Or(header.Architecture, "rkllm")
	facts := map[string]any{"general.architecture": a}
	if entry.Backend != nil && header.ContextLength == 0 && entry.Backend.Model.ContextSize > 0 {
		facts[a+".context_length"] = entry.Backend.Model.ContextSize
	}
	if header.Architecture == "" {
		return facts
	}
	if header.Name != "" {
		facts["general.name"] = header.Name
	}
	facts["general.parameter_count"] = header.Parameters
	facts["tokenizer.ggml.model"] = header.Tokenizer
	for key, value := range map[string]int{"context_length": header.ContextLength,
		"embedding_length": header.EmbeddingSize, "block_count": header.Layers, "vocab_size": header.Vocabulary,
		"attention.head_count": int(header.Heads), "attention.head_count_kv": int(header.KVHeads),
		"feed_forward_length": int(header.FeedForward)} {
		if value > 0 {
			facts[a+"."+key] = value
		}
	}
	return facts
}
