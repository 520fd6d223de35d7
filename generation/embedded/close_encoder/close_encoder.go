// Package close_encoder ends the work of an encoder.
package close_encoder

import (
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/free_embedder"
)

// CloseEncoder returns Backend.Close over the embedder e. The model is the caller's.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func CloseEncoder(e *embedding.Embedder) func() {
	return func() {
		free_embedder.FreeEmbedder(e)
	}
}
