package models_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/release_stay"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestReleaseStay(t *testing.T) {
	a, pinned := fake_model.FakeModel("a"), fake_model.FakeModel("pinned")
	pinned.Model.Pinned = true
	table := fake_table.FakeTable(t, models.Options{KeepAlive: time.Microsecond}, a, pinned)
	stay := take_stay.TakeStay(table, a.Model)
	require.Same(t, stay, take_stay.TakeStay(table, a.Model))
	_, err := wait_for_backend.WaitForBackend(context.Background(), stay)
	require.NoError(t, err)
	release_stay.ReleaseStay(stay)
	require.Equal(t, 1, wait_state.WaitState(t, table, "a", models.StateLoaded).Users, "somebody still holds it")
	release_stay.ReleaseStay(stay)
	wait_state.WaitState(t, table, "a", models.StateUnloaded) // its time was over
	again := take_stay.TakeStay(table, a.Model)
	require.NotSame(t, stay, again)
	_, err = wait_for_backend.WaitForBackend(context.Background(), again)
	require.NoError(t, err)
	require.EqualValues(t, 1, a.Closes.Load())
	release_stay.ReleaseStay(again)
	held := take_stay.TakeStay(table, pinned.Model)
	_, err = wait_for_backend.WaitForBackend(context.Background(), held)
	require.NoError(t, err)
	release_stay.ReleaseStay(held)
	require.Nil(t, held.Idle, "a pinned one has no such time")
}
