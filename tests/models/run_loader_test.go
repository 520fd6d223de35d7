package models_test

import (
	"context"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/release_stay"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_open"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/models/wait_state"
)

func TestRunLoader(t *testing.T) {
	t.Run("who waits for a place gets it though the other model is asked for again and again", func(t *testing.T) {
		a, b := fake_model.FakeModel("a"), fake_model.FakeModel("b")
		table := fake_table.FakeTable(t, models.Options{Most: 1}, a, b)
		first := take_stay.TakeStay(table, a.Model)
		_, err := wait_for_backend.WaitForBackend(context.Background(), first)
		require.NoError(t, err)
		second := take_stay.TakeStay(table, b.Model)
		wait_state.WaitState(t, table, "a", models.StateUnloaded) // it takes no more requests
		third := take_stay.TakeStay(table, a.Model)
		require.NotSame(t, first, third)
		require.Zero(t, a.Closes.Load(), "the first request goes on")
		release_stay.ReleaseStay(first)
		_, err = wait_for_backend.WaitForBackend(context.Background(), second)
		require.NoError(t, err)
		require.EqualValues(t, 1, a.Opens.Load(), "whoever came later is later")
		release_stay.ReleaseStay(second)
		_, err = wait_for_backend.WaitForBackend(context.Background(), third)
		require.NoError(t, err)
		release_stay.ReleaseStay(third)
	})
	t.Run("many at random", func(t *testing.T) {
		fakes := []*fake_open.Fake{fake_model.FakeModel("a"), fake_model.FakeModel("b"), fake_model.FakeModel("c")}
		table := fake_table.FakeTable(t, models.Options{Most: 2, KeepAlive: 1}, fakes...)
		var clients sync.WaitGroup
		faults := make(chan error, 8)
		for client := range 8 {
			clients.Go(func() {
				for i := range 30 {
					stay := take_stay.TakeStay(table, fakes[(client+i*i)%3].Model)
					_, err := wait_for_backend.WaitForBackend(context.Background(), stay)
					release_stay.ReleaseStay(stay)
					if err != nil {
						faults <- err
						return
					}
				}
			})
		}
		clients.Wait()
		require.Empty(t, faults)
	})
}
