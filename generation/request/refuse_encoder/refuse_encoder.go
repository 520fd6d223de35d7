// Package refuse_encoder refuses to have text made by a model that makes none.
package refuse_encoder

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// RefuseEncoder returns an error of kind ErrNotSupported if the model of b makes embeddings only, else nil.
//
// **Runs on:** any thread.
func RefuseEncoder(b *generation.Backend) error {
	if !b.Capabilities.EmbedsOnly {
		return nil
	}
	return name_error.NameError(generation.ErrNotSupported, "the model %q makes embeddings and does not generate "+
		"text: ask it for embeddings, or name another model", b.Model.Name)
}
