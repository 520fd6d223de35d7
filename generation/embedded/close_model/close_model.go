// Package close_model frees the model of a backend.
package close_model

import (
	"rkllmd/engine"
	"rkllmd/engine/model/free_model"
)

// CloseModel returns the Close of a backend that owns its model: it does what closing did, and frees the model.
//
// **Runs on:** any thread. What it returns runs where Backend.Close does.
func CloseModel(closing func(), model *engine.Model) func() {
	return func() {
		closing()
		free_model.FreeModel(model)
	}
}
