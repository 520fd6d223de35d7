// Package close_llama frees what open_llama has made.
package close_llama

// void rkllmd_close_llama(void *model, void *context, void *sampler);
import "C"

import (
	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml

	"rkllmd/bench"
)

// CloseLlama frees the model, its context and its sampler; l is empty afterwards, and closing that does nothing.
//
// **Runs on:** any thread.
func CloseLlama(l *bench.Llama) {
	C.rkllmd_close_llama(l.Model, l.Context, l.Sampler)
	*l = bench.Llama{}
}
