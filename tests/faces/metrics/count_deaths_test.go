package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_page"
	"rkllmd/faces/metrics/count_deaths"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
)

func TestCountDeaths(t *testing.T) {
	rt, registry := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{}), &exposition.Registry{}
	count_deaths.CountDeaths(rt, registry)
	require.Nil(t, rt.OnDeath)
	require.Empty(t, append_page.AppendPage(nil, registry), "there is nothing that could die")
	rt.Serving.Load().Isolated = &rkllm.Isolated{}
	count_deaths.CountDeaths(rt, registry)
	rt.OnDeath(rkllm.Death{Function: "rkllm_run", Signal: "hang"})
	require.Contains(t, string(append_page.AppendPage(nil, registry)),
		"\nrkllmd_runtime_deaths_total{function=\"rkllm_run\",signal=\"hang\"} 1\n")
}
