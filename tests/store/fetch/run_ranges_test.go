package fetch_test

import (
	"bytes"
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/run_ranges"
	"rkllmd/tests/store/fetch/fetch_part"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestRunRanges(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	part := fetch_part.FetchPart(t, hub)
	require.NoError(t, run_ranges.RunRanges(t.Context(), part))
	got, err := os.ReadFile(part.Data.Name())
	require.NoError(t, err)
	require.True(t, bytes.Equal(hub.Files[0].Data, got))
	hub = hub_start.HubStart(t, hub_create.Script{Refuse: 404, RefuseAt: 3, Refusals: 1 << 20})
	require.ErrorContains(t, run_ranges.RunRanges(t.Context(), fetch_part.FetchPart(t, hub)), "404")
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, run_ranges.RunRanges(ctx, fetch_part.FetchPart(t, hub)), context.Canceled)
}
