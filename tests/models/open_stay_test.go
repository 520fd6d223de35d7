package models_test

import (
	"context"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_store"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestOpenStay(t *testing.T) {
	a, main := fake_model.FakeModel("a"), &generation.Hub{}
	table := fake_table.FakeTable(t, models.Options{}, a)
	stay, err := open_stay.OpenStay(table, main, "a")
	require.NoError(t, err)
	b, err := wait_for_backend.WaitForBackend(context.Background(), stay)
	require.NoError(t, err)
	require.Equal(t, "a", b.Model.Name, "it is called as the operator says")
	require.Equal(t, 1, wait_state.WaitState(t, table, "a", models.StateLoaded).Users)
	release_stay.ReleaseStay(stay)
	_, err = open_stay.OpenStay(table, main, "b")
	require.ErrorIs(t, err, generation.ErrNotFound)
	_, toy := generation_backend.GenerationBackend()
	main.Backend.Store(toy)
	stay, err = open_stay.OpenStay(table, main, "")
	require.NoError(t, err)
	require.Equal(t, &models.Stay{Hub: main}, stay)
	release_stay.ReleaseStay(stay) // nobody counts

	var shelf sync.Map
	table.Options.Store = fake_store.FakeStore(&shelf)
	for _, name := range []string{"s", "a", "alias"} {
		shelf.Store(name, models.Found{Name: name, Path: "/store/" + name})
	}
	table.Options.Aliases = []models.Alias{{Name: "alias", Model: "a"}, {Name: "x", Model: "s"}, {Name: "*",
		Model: "s"}}
	for name, want := range map[string]string{"s": "/store/s", "s:latest": "/store/s", "x": "/store/s",
		"a": a.Model.Path, "alias": a.Model.Path, "other": "/store/s"} {
		stay, err = open_stay.OpenStay(table, main, name)
		require.NoError(t, err, name)
		require.Equal(t, want, stay.Model.Path, "the operator's names go before those of the store: %s", name)
		release_stay.ReleaseStay(stay)
	}
	table.Options.Aliases = nil
	shelf.Delete("s")
	_, err = open_stay.OpenStay(table, main, "s")
	require.EqualError(t, err, `there is no model "s" any more, it was removed from the store; models here: "a", "toy", `+
		`"alias"`)
}
