package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/open_embedded_model"
	"rkllmd/generation"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestOpenEmbeddedModel(t *testing.T) {
	open := open_embedded_model.OpenEmbeddedModel(cli_embedded.CliEmbedded(), generation.ModelOptions{
		Path: rt_tiny.RtTiny(t, "llama"), Sequences: 3, Context: 100, Threads: 1})
	told := float32(0)
	b, err := open(func(done float32) bool {
		told = done
		return true
	}, nil)
	require.NoError(t, err)
	defer b.Close()
	require.Equal(t, 3, b.Capabilities.Sequences)
	require.Equal(t, 100, b.Model.ContextSize)
	require.EqualValues(t, 1, told)
}
