package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull/plan_pull"
	"rkllmd/store/source"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestPlanPull(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{}, map[string]int{"sub/a-Q4_K_M.gguf": 10, "mmproj-F16.gguf": 5,
		"a-RK3588-1.2.1.rkllm": 7})
	s, options := pull_options.PullOptions(t, hub)
	plan, err := plan_pull.PlanPull(t.Context(), s, options, source.Source{Owner: "owner", Repo: "toy-GGUF"})
	require.NoError(t, err)
	require.Equal(t, []string{s.Folder + "/owner/toy-GGUF/sub/a-Q4_K_M.gguf",
		s.Folder + "/owner/toy-GGUF/sub/mmproj-F16.gguf"},
		[]string{plan.Files[0].Path, plan.Files[1].Path})
	require.Equal(t, store.Manifest{Source: "hf:owner/toy-GGUF", Revision: hub.Commit, Licence: "apache-2.0"},
		plan.Manifest)
	options.Machine.Chip = "RK3588"
	plan, err = plan_pull.PlanPull(t.Context(), s, options, source.Source{Kind: source.KindModelScope, Owner: "owner",
		Repo: "toy-GGUF"})
	require.NoError(t, err)
	require.Equal(t, []string{s.Folder + "/modelscope/owner/toy-GGUF/a-RK3588-1.2.1.rkllm", "1.2.1"},
		[]string{plan.Files[0].Path, plan.Manifest.Converter})
	_, err = plan_pull.PlanPull(t.Context(), s, options, source.Source{Owner: "owner", Repo: "other"})
	require.ErrorContains(t, err, "no such repository, or it is private")
}
