package models_test

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/find_stored"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_store"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestFindStored(t *testing.T) {
	var shelf sync.Map
	table := fake_table.FakeTable(t, models.Options{Store: fake_store.FakeStore(&shelf)})
	model, removed, err := find_stored.FindStored(table, "a")
	require.NoError(t, err)
	require.False(t, removed)
	require.Nil(t, model, "it is not there yet")

	shelf.Store("a", models.Found{Name: "a", Path: "/a1"})
	model, _, err = find_stored.FindStored(table, "a:latest")
	require.NoError(t, err)
	require.Equal(t, "/a1", model.Path, "it came while the table was used")
	again, _, err := find_stored.FindStored(table, "a")
	require.NoError(t, err)
	require.Same(t, model, again)
	stay, err := open_stay.OpenStay(table, &generation.Hub{}, "a")
	require.NoError(t, err)
	_, err = wait_for_backend.WaitForBackend(t.Context(), stay)
	require.NoError(t, err)
	wait_state.WaitState(t, table, "a", models.StateLoaded)

	shelf.Store("a", models.Found{Name: "a", Path: "/a2"})
	next, _, err := find_stored.FindStored(table, "a")
	require.NoError(t, err)
	require.Equal(t, "/a2", next.Path)
	table.Mu.Lock()
	require.True(t, stay.Leaving, "the file was replaced")
	require.Equal(t, []*models.Model{next}, table.Models)
	table.Mu.Unlock()
	release_stay.ReleaseStay(stay)

	shelf.Delete("a")
	model, removed, err = find_stored.FindStored(table, "a")
	require.NoError(t, err)
	require.Nil(t, model)
	require.True(t, removed)
	_, removed, _ = find_stored.FindStored(table, "a")
	require.False(t, removed, "that is told once")
	shelf.Store("a", errors.New("unreadable"))
	_, _, err = find_stored.FindStored(table, "a")
	require.EqualError(t, err, "unreadable")
}
