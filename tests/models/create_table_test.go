package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestCreateTable(t *testing.T) {
	a, b := fake_model.FakeModel("a"), fake_model.FakeModel("b")
	b.Model.Pinned = true
	table := fake_table.FakeTable(t, models.Options{KeepAlive: 1}, a, b)
	entry := wait_state.WaitState(t, table, "b", models.StateLoaded)
	require.Equal(t, models.Entry{Name: "b", Path: "/models/b.gguf", State: models.StateLoaded, Pinned: true}, entry,
		"it is loaded at once, and nobody uses it")
	require.Zero(t, a.Opens.Load(), "nobody has asked for it")
	require.Equal(t, []*models.Model{a.Model, b.Model}, table.Models)
}
