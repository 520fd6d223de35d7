// Package create_table makes the table of the models that are served by name.
package create_table

import (
	"sync"

	"rkllmd/models"
	"rkllmd/models/release_stay"
	"rkllmd/models/run_loader"
	"rkllmd/models/take_stay"
)

// CreateTable makes the table of the models in list, which belong to it from now on. Pinned ones are loaded at once, in
// their order; any other one is loaded when it is first asked for. close_table ends it.
//
// **Runs on:** any thread.
func CreateTable(list []*models.Model, o models.Options) *models.Table {
	t := &models.Table{Models: list, Options: o, Ended: make(chan struct{})}
	t.Wake = sync.NewCond(&t.Mu)
	for _, model := range list {
		if model.Pinned {
			release_stay.ReleaseStay(take_stay.TakeStay(t, model))
		}
	}
	go run_loader.RunLoader(t)
	return t
}
