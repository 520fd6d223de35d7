package fetch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/run_part"
	"rkllmd/tests/store/fetch/fetch_job"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestRunPart(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	job := fetch_job.FetchJob(t, hub)
	fetched, resumed, err := run_part.RunPart(t.Context(), job)
	require.NoError(t, err)
	require.False(t, resumed)
	require.Equal(t, job.SHA256, fetched.SHA256)
	asked := hub.Asked.Load()
	_, resumed, err = run_part.RunPart(t.Context(), job)
	require.NoError(t, err)
	require.True(t, resumed)
	require.Equal(t, asked+1, hub.Asked.Load(), "all is there: only the plan was asked for")
}
