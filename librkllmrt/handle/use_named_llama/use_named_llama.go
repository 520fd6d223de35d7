// Package use_named_llama has the drop-in compute with the llama.cpp that the environment names.
package use_named_llama

import (
	"fmt"
	"os"

	"rkllmd/engine"
	"rkllmd/engine/model/use_llama"
	"rkllmd/librkllmrt"
)

// UseNamedLlama has the engine compute with the llama.cpp in the folder that RKLLMRT_LLAMA names, the first time it is
// called. Without that variable it does nothing.
//
// **Runs on:** any thread that may wait. **Holds:** DropIn.Llama. Errors: why that llama.cpp cannot be used.
func UseNamedLlama() error {
	librkllmrt.DropIn.Llama.Lock()
	defer librkllmrt.DropIn.Llama.Unlock()
	folder := os.Getenv(librkllmrt.LlamaVariable)
	if folder == "" || engine.Start.Llama != nil {
		return nil
	}
	if _, err := use_llama.UseLlama(folder, 0); err != nil {
		return fmt.Errorf("%s is %q: %w", librkllmrt.LlamaVariable, folder, err)
	}
	return nil
}
