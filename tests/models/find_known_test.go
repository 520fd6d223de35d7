package models_test

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/find_known"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_store"
)

func TestFindKnown(t *testing.T) {
	var shelf sync.Map
	table := bare_table.BareTable(models.Options{Store: fake_store.FakeStore(&shelf)})
	named := &models.Model{Name: "a"}
	table.Models = []*models.Model{named}
	shelf.Store("a", models.Found{Name: "a", Path: "/store/a"})
	shelf.Store("s", models.Found{Name: "s", Path: "/store/s"})
	shelf.Store("bad", errors.New("unreadable"))
	model, state, err := find_known.FindKnown(table, "/m.gguf", "m", "a")
	require.NoError(t, err)
	require.Equal(t, models.Known, state)
	require.Same(t, named, model, "the operator's name goes before the store's")
	model, state, err = find_known.FindKnown(table, "/m.gguf", "m", "m")
	require.NoError(t, err)
	require.Equal(t, models.Known, state)
	require.Nil(t, model, "it is main's")
	model, state, err = find_known.FindKnown(table, "/m.gguf", "m", "s")
	require.NoError(t, err)
	require.Equal(t, models.Known, state)
	require.Equal(t, "/store/s", model.Path)
	shelf.Delete("s")
	for _, want := range []models.Knowledge{models.Removed, models.Unknown} {
		model, state, err = find_known.FindKnown(table, "/m.gguf", "m", "s")
		require.NoError(t, err)
		require.Equal(t, want, state)
		require.Nil(t, model)
	}
	_, state, err = find_known.FindKnown(table, "", "", "")
	require.NoError(t, err)
	require.Equal(t, models.Unknown, state)
	_, _, err = find_known.FindKnown(table, "", "", "bad")
	require.EqualError(t, err, "unreadable")
}
