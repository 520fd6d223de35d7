package is_recurrent_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/is_recurrent"
	"rkllmd/tests/support/engine_load_model"
	"rkllmd/tests/support/pool_mamba"
)

func TestIsRecurrent(t *testing.T) {
	require.False(t, is_recurrent.IsRecurrent(engine_load_model.EngineLoadModel(t, "qwen3")))
	require.True(t, is_recurrent.IsRecurrent(pool_mamba.PoolMamba(t)))
}
