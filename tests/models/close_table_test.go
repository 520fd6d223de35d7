package models_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/close_table"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
)

func TestCloseTable(t *testing.T) {
	close_table.CloseTable(nil)
	held, loading := fake_model.FakeModel("held"), fake_model.FakeModel("loading")
	waiting := fake_model.FakeModel("waiting")
	loading.Gate = make(chan struct{})
	table := fake_table.FakeTable(t, models.Options{}, held, loading, waiting)
	_, err := wait_for_backend.WaitForBackend(context.Background(), take_stay.TakeStay(table, held.Model))
	require.NoError(t, err)
	second, third := take_stay.TakeStay(table, loading.Model), take_stay.TakeStay(table, waiting.Model)
	<-loading.Begun
	closed := make(chan struct{})
	go func() {
		close_table.CloseTable(table)
		close(closed)
	}()
	_, err = wait_for_backend.WaitForBackend(context.Background(), third)
	require.ErrorIs(t, err, models.ErrStopping, "it waits no longer")
	close(loading.Gate) // the load learns of it by what progress returns
	_, err = wait_for_backend.WaitForBackend(context.Background(), second)
	require.ErrorIs(t, err, models.ErrStopping)
	<-closed
	require.EqualValues(t, 1, held.Closes.Load(), "a request holds it, whose run ends")
	require.Zero(t, waiting.Opens.Load())
	close_table.CloseTable(table)
}
