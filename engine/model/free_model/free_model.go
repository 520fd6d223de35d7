// Package free_model frees a model.
package free_model

// void rkllmd_free_model(void *model);
import "C"

import (
	"rkllmd/engine"
	"rkllmd/engine/model/count_models"
	"rkllmd/engine/model/drop_mapping"
)

// FreeModel frees a model and its memory. Its contexts must have been freed before; those who use it without one are
// waited for, and then find it freed. A second call does nothing.
//
// **Runs on:** one thread at a time. No other thread uses the model, but under Model.Using. **Holds:** Model.Using for
// writing.
func FreeModel(m *engine.Model) {
	m.Using.Lock()
	defer m.Using.Unlock()
	if m.Ptr != nil {
		drop_mapping.DropMapping(m)
		C.rkllmd_free_model(m.Ptr)
		m.Ptr, m.Vocab = nil, nil
		count_models.CountModels(-1)
	}
}
