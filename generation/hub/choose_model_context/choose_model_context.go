// Package choose_model_context says which context a model would get.
package choose_model_context

import (
	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/choose_context"
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/generation"
	"rkllmd/librkllmrt"
)

// ChooseModelContext reads the header of the GGUF model at path and returns the context that rkllm_init is to be asked
// for where nobody has said a size: there is to be memory for front-ends, too, which share the model with so many
// sequences of that size; 0: there are none.
//
// **Runs on:** any thread. Errors: check_model_file's.
func ChooseModelContext(path string, sequences int) (generation.ContextChoice, error) {
	facts, err := check_model_file.CheckModelFile(path)
	if err != nil {
		return generation.ContextChoice{}, err
	}
	contexts := []engine.ContextOptions{{Batch: librkllmrt.BatchTokens, Sequences: 1}}
	if sequences > 0 {
		contexts = append(contexts, engine.ContextOptions{Batch: engine.PoolBatch, Sequences: sequences})
	}
	choice := generation.ContextChoice{MadeFor: facts.ContextLength, Because: "memory allows no more"}
	choice.Size = choose_context.ChooseContext(facts, contexts, read_available_memory.ReadAvailableMemory("/"))
	switch choice.Size {
	case choice.MadeFor:
		choice.Because = "the model was made for no more"
	case engine.AutomaticContext:
		choice.Because = "nobody asked for more (--context)"
	}
	return choice, nil
}
