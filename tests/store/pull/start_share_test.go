package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull"
	"rkllmd/store/pull/start_share"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/store/pull/pull_source"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestStartShare(t *testing.T) {
	s, options := pull_options.PullOptions(t, hub_start.HubStart(t, hub_create.Script{}))
	shares, text := &pull.Shares{}, "hf:owner/toy-GGUF"
	wanted := pull_source.PullSource(t, text)
	shares.Mu.Lock()
	share := start_share.StartShare(shares, s, options, wanted, text)
	require.Same(t, share, shares.BySource[wanted])
	require.Equal(t, 1, share.Holders)
	shares.Mu.Unlock()
	<-share.Ended
	require.NoError(t, share.Err)
	require.Equal(t, "toy-Q8_0", share.Model.Name)
	require.Equal(t, []any{pull.StageLook, pull.StageWrite}, []any{share.Events[0].Stage,
		share.Events[len(share.Events)-1].Stage})
	require.Empty(t, shares.BySource)
}
