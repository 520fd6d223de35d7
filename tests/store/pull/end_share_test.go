package pull_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull"
	"rkllmd/store/pull/end_share"
	"rkllmd/store/source"
)

func TestEndShare(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	share := &pull.Share{Cancel: cancel, Ended: make(chan struct{}), Changed: make(chan struct{})}
	shares := &pull.Shares{BySource: map[source.Source]*pull.Share{{}: share}}
	end_share.EndShare(shares, share)
	<-share.Changed
	<-share.Ended
	require.True(t, share.Done)
	require.Empty(t, shares.BySource)
	require.Error(t, ctx.Err())
}
