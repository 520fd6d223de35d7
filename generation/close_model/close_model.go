// Package close_model frees the model of a backend.
package close_model

import (
	"rkllmd/engine"
	"rkllmd/engine/free_model"
)

// CloseModel returns the Close of a backend that owns its model: it does what closing did, and frees the model.
//
// **Runs on:** any; the returned function as Backend.Close.
func CloseModel(closing func(), model *engine.Model) func() {
	return func() {
		closing()
		free_model.FreeModel(model)
	}
}
