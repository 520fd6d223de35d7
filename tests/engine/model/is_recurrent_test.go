package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/is_recurrent"
	"rkllmd/tests/engine/pool_mamba"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestIsRecurrent(t *testing.T) {
	require.False(t, is_recurrent.IsRecurrent(engine_load_model.EngineLoadModel(t, "qwen3")))
	require.True(t, is_recurrent.IsRecurrent(pool_mamba.PoolMamba(t)))
}
