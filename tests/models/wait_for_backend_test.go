package models_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/release_stay"
	"rkllmd/models/take_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/models/fake_table"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestWaitForBackend(t *testing.T) {
	main := &generation.Hub{}
	_, err := wait_for_backend.WaitForBackend(context.Background(), &models.Stay{Hub: main})
	require.ErrorIs(t, err, generation.ErrNoModel)
	_, toy := generation_backend.GenerationBackend()
	main.Backend.Store(toy)
	b, err := wait_for_backend.WaitForBackend(context.Background(), &models.Stay{Hub: main})
	require.NoError(t, err)
	require.Same(t, toy, b)

	fake := fake_model.FakeModel("a")
	fake.Gate, fake.Err = make(chan struct{}), errors.New("bad")
	table := fake_table.FakeTable(t, models.Options{}, fake)
	stay := take_stay.TakeStay(table, fake.Model)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err = wait_for_backend.WaitForBackend(ctx, stay)
	require.ErrorIs(t, err, context.Canceled)
	close(fake.Gate)
	_, err = wait_for_backend.WaitForBackend(context.Background(), stay)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.EqualError(t, err, "the model could not be loaded: bad")
	release_stay.ReleaseStay(stay)
}
