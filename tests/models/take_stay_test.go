package models_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/close_table"
	"rkllmd/models/release_stay"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestTakeStay(t *testing.T) {
	a := fake_model.FakeModel("a")
	a.Gate = make(chan struct{})
	table := fake_table.FakeTable(t, models.Options{}, a)
	first := take_stay.TakeStay(table, a.Model)
	<-a.Begun
	require.Same(t, first, take_stay.TakeStay(table, a.Model), "who comes while it loads waits for the same load")
	require.Equal(t, 2, wait_state.WaitState(t, table, "a", models.StateLoading).Users)
	close(a.Gate)
	for range 2 {
		_, err := wait_for_backend.WaitForBackend(context.Background(), first)
		require.NoError(t, err)
		release_stay.ReleaseStay(first)
	}
	require.EqualValues(t, 1, a.Opens.Load())
	close_table.CloseTable(table)
	late := take_stay.TakeStay(table, a.Model)
	_, err := wait_for_backend.WaitForBackend(context.Background(), late)
	require.EqualError(t, err, "the model could not be loaded: the daemon is stopping")
	release_stay.ReleaseStay(late)
	require.Nil(t, a.Model.Stay)
}
