package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/create_token_tree"
	"rkllmd/engine/model/get_token_tree"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestGetTokenTree(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	tree := get_token_tree.GetTokenTree(m)
	require.Equal(t, create_token_tree.CreateTokenTree(m), tree)
	require.Same(t, tree, get_token_tree.GetTokenTree(m), "it is kept")
}
