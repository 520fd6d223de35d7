package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/add_family"
	"rkllmd/faces/exposition/append_page"
	"rkllmd/faces/metrics/count_death"
	"rkllmd/rkllm"
)

func TestCountDeath(t *testing.T) {
	registry := &exposition.Registry{}
	count := count_death.CountDeath(add_family.AddFamily(registry, &exposition.Family{Name: "deaths", Help: "Deaths.",
		Kind: exposition.Counter, Labels: []string{"function", "signal"}}))
	for range 2 {
		count(rkllm.Death{Function: "rkllm_run", Signal: "SIGSEGV"})
	}
	count(rkllm.Death{Signal: "exit 3"})
	page := string(append_page.AppendPage(nil, registry))
	require.Contains(t, page, "deaths{function=\"rkllm_run\",signal=\"SIGSEGV\"} 2\n")
	require.Contains(t, page, "deaths{function=\"none\",signal=\"exit 3\"} 1\n")
}
