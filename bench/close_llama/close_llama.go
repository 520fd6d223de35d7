// Package close_llama frees what open_llama has made.
package close_llama

// void rkllmd_close_llama(void *model, void *context, void *sampler, void *kept);
import "C"

import (
	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/bench"
	_ "rkllmd/engine/context/free_context" // which is called
)

// CloseLlama frees the model, its context, its threads and its sampler; l is empty afterwards, and
// closing that does nothing.
//
// **Runs on:** any thread.
func CloseLlama(l *bench.Llama) {
	C.rkllmd_close_llama(l.Model, l.Context, l.Sampler, l.Kept)
	*l = bench.Llama{}
}
