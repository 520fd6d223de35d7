package pull_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull"
	"rkllmd/store/pull/close_share"
	"rkllmd/store/pull/open_share"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/store/pull/pull_source"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestOpenShare(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{Hold: make(chan struct{})})
	s, options := pull_options.PullOptions(t, hub)
	shares, text := &pull.Shares{}, "hf:owner/toy-GGUF"
	wanted := pull_source.PullSource(t, text)
	first, err := open_share.OpenShare(t.Context(), shares, s, options, wanted, text)
	require.NoError(t, err)
	second, err := open_share.OpenShare(t.Context(), shares, s, options, wanted, text)
	require.NoError(t, err)
	require.Same(t, first, second)
	close_share.CloseShare(shares, first)

	leaving := &pull.Share{Ended: make(chan struct{})}
	shares.Mu.Lock()
	shares.BySource[wanted] = leaving // its end takes a while
	shares.Mu.Unlock()
	gone, leave := context.WithCancel(t.Context())
	leave()
	_, err = open_share.OpenShare(gone, shares, s, options, wanted, text)
	require.ErrorIs(t, err, context.Canceled)
	go func() {
		shares.Mu.Lock()
		defer shares.Mu.Unlock()
		shares.BySource[wanted] = first
		close(leaving.Ended)
	}()
	third, err := open_share.OpenShare(t.Context(), shares, s, options, wanted, text)
	require.NoError(t, err)
	require.Same(t, first, third)
	close_share.CloseShare(shares, third)
	close_share.CloseShare(shares, second)
	<-first.Ended
}
