package openai_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/wait_for_model"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/web_loading"
)

func TestWaitForModel(t *testing.T) {
	hub := &generation.Hub{}
	require.NoError(t, wait_for_model.WaitForModel(t.Context(), hub))
	loading := web_loading.WebLoading(hub, 0.5)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, wait_for_model.WaitForModel(ctx, hub), context.Canceled)
	loading.Err = errors.New("it is damaged")
	done := make(chan error)
	go func() { done <- wait_for_model.WaitForModel(t.Context(), hub) }()
	close(loading.Ended)
	if err := <-done; err != nil { // it may have looked when the loading had ended already
		require.ErrorIs(t, err, generation.ErrClosed)
		require.ErrorContains(t, err, "it is damaged")
	}
}
