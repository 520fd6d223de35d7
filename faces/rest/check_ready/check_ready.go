// Package check_ready tells whether the models of a table can be asked.
package check_ready

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
)

// CheckReady returns why t's models cannot be asked: those that are to stay in memory are not all there yet, or one of
// them could not be loaded. The others are loaded when they are asked for, so that they are there is enough. Where the
// operator has named none it is generation.ErrNoModel.
//
// **Runs on:** any thread. **Holds:** Table.Mu, for a moment. t may be nil.
func CheckReady(t *models.Table) error {
	if t == nil {
		return generation.ErrNoModel
	}
	t.Mu.Lock()
	defer t.Mu.Unlock()
	reason := generation.ErrNoModel
	for _, model := range t.Models {
		stay := model.Stay
		switch {
		case model.Stored:
			continue
		case model.Pinned && stay == nil && model.Err != nil:
			return fmt.Errorf("%s could not be loaded: %w", model.Name, model.Err)
		case model.Pinned && stay != nil && !stay.Loaded:
			return name_error.NameError(generation.ErrClosed, "%s is being loaded", model.Name)
		}
		reason = nil
	}
	return reason
}
