// Package load_stay loads a model.
package load_stay

import (
	"slices"
	"time"

	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/models"
	"rkllmd/models/end_lost"
	"rkllmd/models/fail_stay"
	"rkllmd/models/keep_idle"
	"rkllmd/models/update_loading"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LoadStay loads the model of stay and offers it in its hub under its name, or tells those who wait why that cannot be.
//
// **Runs on:** any thread that may wait. It takes as long as the load does. **Holds:** Table.Mu, for moments.
func LoadStay(stay *models.Stay) {
	model, t := stay.Model, stay.Table
	b, err := model.Open(update_loading.UpdateLoading(stay), end_lost.EndLost(stay))
	if err == nil {
		b.Model.Name, b.Model.Path, b.Model.Named = model.Name, model.Path, true
		keep := keep_backend.KeepBackend(b, nil)
		set_backend.SetBackend(stay.Hub, keep, keep)
		_, err = get_backend.GetBackend(stay.Hub)
	}
	elapsed := time.Since(stay.Begun).Round(time.Millisecond)
	t.Mu.Lock()
	if err != nil && t.Stopped {
		err = models.ErrStopping
	}
	model.Err = err
	if err != nil {
		at := slices.Index(t.Stays, stay)
		t.Stays = slices.Delete(t.Stays, at, at+1)
		fail_stay.FailStay(stay, err)
	} else {
		stay.Loaded = true
		close(stay.Hub.Loading.Load().Ended)
		if stay.Holders == 0 { // all who have waited for it have left
			keep_idle.KeepIdle(stay)
		}
	}
	t.Mu.Unlock()
	if err != nil {
		level := utils.LevelInfo
		if model.Pinned {
			level = utils.LevelWarn // the operator wants it
		}
		log_message.LogMessage(level, "a model could not be loaded", "name", model.Name, "path", model.Path,
			"reason", err)
		return
	}
	log_message.LogMessage(utils.LevelInfo, "a model is loaded", "name", model.Name, "path", model.Path, "elapsed",
		elapsed)
}
