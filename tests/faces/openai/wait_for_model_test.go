package openai_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/wait_for_model"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/tests/support/faces/web_loading"
)

func TestWaitForModel(t *testing.T) {
	given := &models.Stay{Hub: &generation.Hub{}}
	stay, refusal := wait_for_model.WaitForModel(t.Context(), given)
	require.Nil(t, refusal)
	require.Same(t, given, stay)
	loading := web_loading.WebLoading(given.Hub, 0.5)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	stay, refusal = wait_for_model.WaitForModel(gone, given)
	require.Nil(t, stay)
	require.Contains(t, refusal.Fault.Message, "the model is still being loaded")
	loading.Err = errors.New("it is damaged")
	done := make(chan *openai.Refusal)
	go func() {
		_, refusal := wait_for_model.WaitForModel(t.Context(), given)
		done <- refusal
	}()
	close(loading.Ended)
	if refusal := <-done; refusal != nil { // it may have looked when the loading had ended already
		require.Equal(t, 503, refusal.Status)
		require.Contains(t, refusal.Fault.Message, "it is damaged")
	}
}
