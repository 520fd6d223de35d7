package fetch_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/resume_range"
	"rkllmd/tests/store/fetch/fetch_part"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestResumeRange(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{Cut: 400_000, Cuts: 2})
	part := fetch_part.FetchPart(t, hub)
	require.NoError(t, resume_range.ResumeRange(t.Context(), part, 1))
	got := make([]byte, part.Plan.Step)
	_, err := part.Data.ReadAt(got, part.Plan.Step)
	require.NoError(t, err)
	require.True(t, bytes.Equal(hub.Files[0].Data[part.Plan.Step:2*part.Plan.Step], got))
	asked := hub.Asked.Load()
	require.NoError(t, resume_range.ResumeRange(t.Context(), part, 1))
	require.Equal(t, asked, hub.Asked.Load(), "nothing of it is missing")

	hub = hub_start.HubStart(t, hub_create.Script{Refuse: 503, Refusals: 1 << 20})
	part = fetch_part.FetchPart(t, hub)
	part.Heard.Store(0)
	require.ErrorContains(t, resume_range.ResumeRange(t.Context(), part, 0), "503")
}
