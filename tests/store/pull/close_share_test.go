package pull_test

import (
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

func TestCloseShare(t *testing.T) {
	s, options := pull_options.PullOptions(t, hub_start.HubStart(t, hub_create.Script{Hold: make(chan struct{})}))
	shares, text := &pull.Shares{}, "hf:owner/toy-GGUF"
	share, err := open_share.OpenShare(t.Context(), shares, s, options, pull_source.PullSource(t, text), text)
	require.NoError(t, err)
	_, err = open_share.OpenShare(t.Context(), shares, s, options, pull_source.PullSource(t, text), text)
	require.NoError(t, err)
	close_share.CloseShare(shares, share)
	require.Equal(t, 1, share.Holders)
	select {
	case <-share.Ended:
		require.Fail(t, "somebody still takes part")
	default:
	}
	close_share.CloseShare(shares, share)
	<-share.Ended
	require.Error(t, share.Err)
	require.Empty(t, shares.BySource)
}
