package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/list_loaded"
)

func TestListLoaded(t *testing.T) {
	require.Empty(t, list_loaded.ListLoaded(nil))
	table := &models.Table{Options: models.Options{KeepAlive: time.Minute}}
	backend, used := &generation.Backend{}, time.Now()
	for _, name := range []string{"unloaded", "loading", "idle", "used", "pinned"} {
		model := &models.Model{Name: name, Path: "/" + name, Pinned: name == "pinned"}
		table.Models = append(table.Models, model)
		if name != "unloaded" {
			model.Stay = &models.Stay{Hub: &generation.Hub{}, Model: model, Table: table, Used: used,
				Loaded: name != "loading",
				Size:   models.Size{Total: 7}}
			model.Stay.Hub.Backend.Store(backend)
		}
	}
	table.Models[3].Stay.Holders = 1
	list := list_loaded.ListLoaded(table)
	require.Len(t, list, 3)
	require.Equal(t, models.Loaded{Name: "idle", Path: "/idle", Backend: backend, Bytes: 7,
		Expires: used.Add(time.Minute)},
		list[0])
	require.False(t, list[1].Expires.Before(used.Add(time.Minute)))
	require.Zero(t, list[2].Expires)
}
