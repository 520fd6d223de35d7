// Package close_stay unloads a model.
package close_stay

import (
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/models"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// CloseStay unloads the model of stay, and returns when its memory is free. Runs that are still there, because the
// program ends, end with generation.ErrClosed.
//
// **Runs on:** any thread that may wait.
func CloseStay(stay *models.Stay) {
	clear_backend.ClearBackend(stay.Hub)
	log_message.LogMessage(utils.LevelInfo, "a model is unloaded", "name", stay.Model.Name, "because", stay.Reason)
	stay.Table.Mu.Lock()
	defer stay.Table.Mu.Unlock()
	stay.Table.Wake.Broadcast()
}
