package pull_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"rkllmd/store/pull"
	"rkllmd/store/pull/run_shared"
	"rkllmd/tests/store/pull/pull_first"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestRunShared(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{Hold: make(chan struct{})})
	s, options := pull_options.PullOptions(t, hub)
	shares, came, left := &pull.Shares{}, make(chan pull.Event), make(chan error)
	options.Tell = pull_first.PullFirst(came)
	ctx, leave := context.WithCancel(t.Context())
	go func() {
		_, err := run_shared.RunShared(ctx, shares, s, options, "hf:owner/toy-GGUF:q8_0")
		left <- err
	}()
	first := <-came
	all, ended := options, make(chan error)
	names := make(chan string, 1)
	go func() {
		all.Tell = pull_first.PullFirst(came)
		model, err := run_shared.RunShared(t.Context(), shares, s, all, "hf:owner/toy-GGUF:q8_0")
		names <- model.Name
		ended <- err
	}()
	second := <-came
	assert.True(t, first.Progress == second.Progress, "it is the same one")
	leave()
	require.ErrorIs(t, <-left, context.Canceled)
	close(hub.Script.Hold)
	require.NoError(t, <-ended)
	require.Equal(t, "toy-Q8_0", <-names)
	require.Empty(t, shares.BySource)
	_, err := run_shared.RunShared(t.Context(), shares, s, options, "toy")
	require.ErrorContains(t, err, "does not say where the model is")
	options.Tell = pull_first.PullFirst(nil)
	_, err = run_shared.RunShared(t.Context(), shares, s, options, "hf:owner/other")
	require.ErrorContains(t, err, "there is no such repository")
}
