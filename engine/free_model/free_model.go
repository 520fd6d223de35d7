// Package free_model frees a model.
package free_model

// void rkllmd_free_model(void *model);
import "C"

import (
	"rkllmd/engine"
	"rkllmd/engine/count_models"
)

// FreeModel frees a model and its memory. Its contexts must have been freed before; a second call does nothing.
//
// **Runs on:** any thread, when no other uses the model.
func FreeModel(m *engine.Model) {
	if m.Ptr != nil {
		C.rkllmd_free_model(m.Ptr)
		m.Ptr, m.Vocab = nil, nil
		count_models.CountModels(-1)
	}
}
