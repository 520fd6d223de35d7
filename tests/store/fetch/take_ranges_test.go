package fetch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/take_ranges"
	"rkllmd/tests/store/fetch/fetch_part"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestTakeRanges(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	part := fetch_part.FetchPart(t, hub)
	part.Next.Store(2)
	require.NoError(t, take_ranges.TakeRanges(t.Context(), part))
	require.Equal(t, part.Plan.Size-2*part.Plan.Step, part.Job.Progress.Done.Load())
}
