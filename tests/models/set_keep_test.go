package models_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/list_loaded"
	"rkllmd/models/release_stay"
	"rkllmd/models/set_keep"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestSetKeep(t *testing.T) {
	set_keep.SetKeep(&models.Stay{}, new(time.Second)) // that of rkllm.init
	a := fake_model.FakeModel("a")
	table := fake_table.FakeTable(t, models.Options{}, a)
	stay := take_stay.TakeStay(table, a.Model)
	_, err := wait_for_backend.WaitForBackend(context.Background(), stay)
	require.NoError(t, err)
	require.Zero(t, list_loaded.ListLoaded(table)[0].Expires)
	set_keep.SetKeep(stay, new(time.Hour))
	require.WithinRange(t, list_loaded.ListLoaded(table)[0].Expires, time.Now(), time.Now().Add(time.Hour))
	set_keep.SetKeep(stay, new(time.Duration))
	release_stay.ReleaseStay(stay)
	wait_state.WaitState(t, table, "a", models.StateUnloaded)
}
