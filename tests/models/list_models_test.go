package models_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_models"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_store"
)

func TestListModels(t *testing.T) {
	require.Empty(t, list_models.ListModels(nil))
	table, bad := bare_table.BareTable(models.Options{}), errors.New("bad")
	table.Models = []*models.Model{
		{Name: "z", Path: "/z"}, {Name: "failed", Err: bad},
		{Name: "tried again", Err: bad, Stay: &models.Stay{Holders: 2}},
		{Name: "loading", Stay: &models.Stay{Holders: 1, Begun: time.Now()}},
		{Name: "loaded", Pinned: true},
	}
	pinned := table.Models[4]
	pinned.Stay = &models.Stay{Model: pinned, Table: table, Begun: time.Now(), Loaded: true}
	require.Equal(t, []models.Entry{
		{Name: "z", Path: "/z", State: "unloaded"}, {Name: "failed", State: "unloaded", Error: "bad"},
		{Name: "tried again", State: "waiting", Users: 2}, {Name: "loading", State: "loading", Users: 1},
		{Name: "loaded", State: "loaded", Pinned: true},
	}, list_models.ListModels(table))

	var shelf sync.Map
	table.Options.Store = fake_store.FakeStore(&shelf)
	for _, name := range []string{"b", "a", "z"} {
		shelf.Store(name, models.Found{Name: name, Path: "/store/" + name, Size: 3})
	}
	gone := &models.Model{Name: "gone", Stored: true, Stay: &models.Stay{}}
	table.Models = []*models.Model{{Name: "z", Path: "/z"}, {Name: "idle", Stored: true}, gone,
		{Name: "b", Path: "/store/b", Stored: true, Err: bad}}
	require.Equal(t, []models.Entry{
		{Name: "z", Path: "/z", State: "unloaded"},
		{Name: "a", Path: "/store/a", State: "unloaded", Stored: true, Size: 3},
		{Name: "b", Path: "/store/b", State: "unloaded", Stored: true, Size: 3, Error: "bad"},
		{Name: "gone", State: "waiting", Stored: true},
	}, list_models.ListModels(table), "idle was removed from the store, gone too, but somebody waits for it")
}
