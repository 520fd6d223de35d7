// Package release_embedder gives back a turn at an embedder.
package release_embedder

import (
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/admit_turn"
)

// ReleaseEmbedder gives back the turn at e that lock_embedder has given.
//
// **Runs on:** any thread. **Holds:** Embedder.Mu, for a moment.
func ReleaseEmbedder(e *embedding.Embedder) {
	e.Mu.Lock()
	defer e.Mu.Unlock()
	admit_turn.AdmitTurn(e)
}
