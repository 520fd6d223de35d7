// Package fail_stay ends the loading of a model by an error.
package fail_stay

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
)

// FailStay tells those who wait for stay, and whoever asks its hub later, why the model is not there. The next request
// for the model begins another stay.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller), and Hub.Mu for a moment.
func FailStay(stay *models.Stay, err error) {
	loading := stay.Hub.Loading.Load()
	stay.Hub.Mu.Lock()
	stay.Hub.Err = name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", err)
	stay.Hub.FailedAt = time.Now().Add(models.Forever)
	stay.Hub.Mu.Unlock()
	if stay.Model.Stay == stay {
		stay.Model.Stay = nil
	}
	loading.Err = err
	close(loading.Ended)
}
