package fetch_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/copy_range"
	"rkllmd/store/fetch/read_mark"
	"rkllmd/tests/store/fetch/fetch_part"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestCopyRange(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	part := fetch_part.FetchPart(t, hub)
	require.NoError(t, copy_range.CopyRange(t.Context(), part, 0, 5))
	require.Equal(t, part.Plan.Step, read_mark.ReadMark(part, 0))
	require.Equal(t, part.Plan.Step-5, part.Job.Progress.Done.Load())
	hub = hub_start.HubStart(t, hub_create.Script{Silent: true})
	part = fetch_part.FetchPart(t, hub)
	part.Job.Client.Patience = 20 * time.Millisecond
	require.ErrorContains(t, copy_range.CopyRange(t.Context(), part, 0, 0), "nothing has come for 20ms")
}
