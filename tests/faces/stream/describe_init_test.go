package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/describe_init"
	"rkllmd/generation"
)

func TestDescribeInit(t *testing.T) {
	b := &generation.Backend{Name: "toy runtime"}
	b.Model.Name, b.Model.ContextSize = "toy", 64
	init := describe_init.DescribeInit("gen_1", b)
	require.Equal(t, []any{"init", "gen_1", "toy"}, []any{init.Type, init.RequestID, init.Model})
	require.Equal(t, 64, init.ModelInfo.MaxTokens)
	require.Equal(t, "toy runtime", init.ModelInfo.Runtime)
}
