package models_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/end_model"
	"rkllmd/models/release_stay"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestEndModel(t *testing.T) {
	a := fake_model.FakeModel("a")
	table := fake_table.FakeTable(t, models.Options{}, a)
	require.True(t, end_model.EndModel(table, a.Model), "it is not there")
	stay := take_stay.TakeStay(table, a.Model)
	_, err := wait_for_backend.WaitForBackend(context.Background(), stay)
	require.NoError(t, err)
	require.True(t, end_model.EndModel(table, a.Model))
	require.Zero(t, a.Closes.Load(), "somebody holds it")
	release_stay.ReleaseStay(stay)
	wait_state.WaitState(t, table, "a", models.StateUnloaded)
	a.Model.Pinned = true
	require.False(t, end_model.EndModel(table, a.Model))
}
