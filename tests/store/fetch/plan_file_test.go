package fetch_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/plan_file"
	"rkllmd/tests/store/fetch/fetch_job"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestPlanFile(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	job := fetch_job.FetchJob(t, hub)
	plan, err := plan_file.PlanFile(t.Context(), job)
	require.NoError(t, err)
	require.Equal(t, fetch.Plan{Size: job.Size, SHA256: job.SHA256, Step: 1 << 20, Ranged: true}, plan,
		"no tag: copies of a hub have their own")
	job.SHA256 = ""
	plan, err = plan_file.PlanFile(t.Context(), job)
	require.NoError(t, err)
	require.NotEmpty(t, plan.Tag)
	hub = hub_start.HubStart(t, hub_create.Script{NoRanges: true})
	job = fetch_job.FetchJob(t, hub)
	plan, err = plan_file.PlanFile(t.Context(), job)
	require.NoError(t, err)
	require.Equal(t, []any{false, job.Size}, []any{plan.Ranged, plan.Step})
}
