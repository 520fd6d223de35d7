package hub_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/find_model"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestFindModel(t *testing.T) {
	h := &generation.Hub{}
	_, err := find_model.FindModel(h)
	require.Equal(t, generation.ErrNoModel, err)
	_, looked := generation_backend.GenerationBackend()
	_, made := generation_backend.GenerationBackend()
	set_backend.SetBackend(h, nil, keep_backend.KeepBackend(looked, nil))
	b, err := find_model.FindModel(h)
	require.NoError(t, err)
	require.Same(t, looked, b)
	h.Err, h.FailedAt = errors.New("too little memory"), time.Now()
	_, err = find_model.FindModel(h)
	require.Equal(t, h.Err, err)
	h.FailedAt = h.FailedAt.Add(-generation.RetryTime)
	b, err = find_model.FindModel(h)
	require.NoError(t, err, "that may be over")
	require.Same(t, looked, b)
	h.Backend.Store(made)
	b, err = find_model.FindModel(h)
	require.NoError(t, err)
	require.Same(t, made, b)
}
