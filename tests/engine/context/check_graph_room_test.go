package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_graph_room"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCheckGraphRoom(t *testing.T) {
	c := engine_create_context.EngineCreateContext(t, engine_load_model.EngineLoadModel(t, "qwen3"), 64, 32)
	require.Greater(t, c.Nodes, 40, "llama.cpp has said how large the graph is")
	require.NoError(t, check_graph_room.CheckGraphRoom(c, 14))
	require.ErrorContains(t, check_graph_room.CheckGraphRoom(c, 1000), "it changes 1000 tensors")

	for _, row := range []struct {
		nodes, tensors, layers, pairs int
		want                          string
	}{
		{1000, 255, 28, 56, ""},
		{1000, 255, 28, 196, "it changes 196 tensors, which makes a compute graph of 1784 nodes and 735 leaves; " +
			"llama.cpp has room for 2040, and 2053 in all: use an adapter of fewer tensors, for example of " +
			"attn_q and attn_v only"},
		{1100, 338, 28, 196, ""},
		{900, 20, 2, 40, "it changes 40 tensors, which makes a compute graph of 1060 nodes and 136 leaves; " +
			"llama.cpp has room for 1024, and 1031 in all: use an adapter of fewer tensors, for example of " +
			"attn_q and attn_v only"},
		{0, 20, 2, 1, "llama.cpp did not say how large the compute graph of this model is, so no adapter can be used"},
	} {
		c := &engine.Context{Nodes: row.nodes, Model: &engine.Model{Facts: engine.Facts{Tensors: row.tensors,
			Layers: row.layers}}}
		err := check_graph_room.CheckGraphRoom(c, row.pairs)
		if row.want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, row.want)
	}
}
