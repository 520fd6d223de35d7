// Package use_llama has the engine compute with a llama.cpp of the user's own.
package use_llama

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/llama/load_backends"
	"rkllmd/engine/llama/open_llama"
	"rkllmd/engine/model/start_engine"
)

// UseLlama has the engine compute with the llama.cpp in folder instead of the one inside this program, for the rest of
// this process's life, with so many of a model's layers on a GPU. What was found is in what it returns.
//
// **Runs on:** any thread that may wait. No model has been loaded yet. **Holds:** engine.Start, a moment. Errors: why
// it cannot be used.
func UseLlama(folder string, gpuLayers int) (*engine.Llama, error) {
	engine.Start.Lock()
	if engine.Start.Done {
		engine.Start.Unlock()
		return nil, fmt.Errorf("the llama.cpp in %s cannot be used: this process computes with another one already",
			folder)
	}
	l, backends, err := open_llama.OpenLlama(folder, gpuLayers)
	engine.Start.Llama = l
	engine.Start.Unlock()
	if err != nil {
		return nil, err
	}
	start_engine.StartEngine()
	if err = load_backends.LoadBackends(l, backends); err != nil {
		return nil, err
	}
	return l, nil
}
