// Package create_lora_context makes a context whose LoRA adapter can be changed.
package create_lora_context

import (
	"os"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
)

// CreateLoraContext is create_context for a context that use_lora may be called on: llama.cpp builds the compute graph
// of every decode anew. Otherwise it would compute with the graph of the decode before where the shapes are the same,
// with whatever adapter that one had. It costs about a tenth of a millisecond a token. Contexts that others make
// meanwhile are made in the same way.
//
// **Runs on:** any thread. **Holds:** engine.Start, and in it engine.Loading.
func CreateLoraContext(m *engine.Model, o engine.ContextOptions) (*engine.Context, error) {
	engine.Start.Lock()
	defer engine.Start.Unlock()
	before := os.Getenv(engine.GraphReuseDisable)
	os.Setenv(engine.GraphReuseDisable, "1")
	defer os.Setenv(engine.GraphReuseDisable, before)
	c, err := create_context.CreateContext(m, o)
	if err != nil {
		return nil, err
	}
	c.Adapts = true
	return c, nil
}
