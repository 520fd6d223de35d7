// Package end_named has a model with a name unloaded for a client.
package end_named

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_model"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
	"rkllmd/models/end_model"
)

// EndNamed has model, of host's table, unloaded when the requests that hold it have ended. One that the operator wants
// to be there stays: that is 409.
//
// **Runs on:** any thread. It does not wait for that.
func EndNamed(host *web.Host, model *models.Model) *web.Refusal {
	if end_model.EndModel(host.Table, model) {
		return nil
	}
	refusal := refuse_model.RefuseModel(name_error.NameError(generation.ErrBusy,
		"model_pinned: the model %.80q stays: the operator has it preloaded (--preload)", model.Name))
	refusal.Error.Recoverable, refusal.Error.RecoveryAction = false, stream.ActionNone
	return refusal
}
