package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/hub/find_backend"
	"rkllmd/models"
	"rkllmd/models/close_stay"
	"rkllmd/models/create_stay"
	"rkllmd/models/load_stay"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestCloseStay(t *testing.T) {
	log := rt_log.RtLog(t)
	table, fake := bare_table.BareTable(models.Options{}), fake_model.FakeModel("a")
	stay := create_stay.CreateStay(table, fake.Model)
	stay.Reason = "it is old"
	load_stay.LoadStay(stay)
	close_stay.CloseStay(stay)
	require.EqualValues(t, 1, fake.Closes.Load())
	require.Nil(t, find_backend.FindBackend(stay.Hub))
	require.Contains(t, log.String(), `level=INFO msg="a model is unloaded" name=a because="it is old"`)
}
