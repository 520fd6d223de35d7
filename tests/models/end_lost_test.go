package models_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/release_stay"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
)

func TestEndLost(t *testing.T) {
	a := fake_model.FakeModel("a")
	table := fake_table.FakeTable(t, models.Options{}, a)
	stay := take_stay.TakeStay(table, a.Model)
	_, err := wait_for_backend.WaitForBackend(context.Background(), stay)
	require.NoError(t, err)
	a.Mu.Lock()
	lost := a.Lost
	a.Mu.Unlock()
	lost()
	next := take_stay.TakeStay(table, a.Model)
	require.NotSame(t, stay, next, "the next request has it loaded anew")
	_, err = wait_for_backend.WaitForBackend(context.Background(), next)
	require.NoError(t, err)
	require.Zero(t, a.Closes.Load(), "who holds what has gone may look at it")
	release_stay.ReleaseStay(stay)
	release_stay.ReleaseStay(next)
	require.EqualValues(t, 2, a.Opens.Load())
}
