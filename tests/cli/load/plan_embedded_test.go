package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/plan_embedded"
	"rkllmd/generation"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestPlanEmbedded(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	size, err := plan_embedded.PlanEmbedded(embedded, generation.ModelOptions{Path: rt_tiny.RtTiny(t, "llama")})()
	require.NoError(t, err)
	require.Greater(t, size.Total, size.Mapped)
	require.NotZero(t, size.Mapped)
	_, err = plan_embedded.PlanEmbedded(embedded, generation.ModelOptions{Path: "/none.gguf"})()
	require.Error(t, err)
}
