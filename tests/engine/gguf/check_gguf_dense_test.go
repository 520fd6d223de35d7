package gguf_test

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_dense"
)

func TestCheckGGUFDense(t *testing.T) {
	require.NoError(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{}, 8), "most files have none")
	const a = "gemma-embedding."
	good := map[string]gguf.Value{}
	for name, number := range map[string]uint64{"2_feat_in": 8, "2_feat_out": 32, "3_feat_in": 32, "3_feat_out": 8} {
		good[a+"dense_"+name] = gguf.Value{Type: gguf.Uint32, Number: number}
	}
	both := map[string]gguf.Tensor{"dense_2.weight": {}, "dense_3.weight": {}}
	require.NoError(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{Pairs: good, Tensors: both}, 8))
	require.NoError(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{Pairs: good}, 8))
	require.EqualError(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{Tensors: both}, 8),
		a+"dense_2_feat_in is missing")
	one := map[string]gguf.Tensor{"dense_2.weight": {}}
	require.EqualError(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{Pairs: good, Tensors: one}, 8),
		`of the layers behind the pooling, "dense_2.weight" and "dense_3.weight", it has only one`)
	for key, want := range map[string]string{
		"dense_2_feat_in":  a + "dense_2_feat_in is 7; it must be as wide as the model, 8",
		"dense_2_feat_out": a + "dense_2_feat_out is 7 and dense_3_feat_in 32; they must be the same",
		"dense_3_feat_in":  a + "dense_2_feat_out is 32 and dense_3_feat_in 7; they must be the same",
		"dense_3_feat_out": a + "dense_3_feat_out is 7; it must be as wide as the model, 8",
	} {
		bad := maps.Clone(good)
		bad[a+key] = gguf.Value{Type: gguf.Uint32, Number: 7}
		for _, tensors := range []map[string]gguf.Tensor{nil, both} { // llama.cpp looks at some of them without tensors
			require.EqualError(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{Pairs: bad, Tensors: tensors}, 8), want)
		}
		bad[a+key] = gguf.Value{Type: gguf.String}
		require.ErrorContains(t, check_gguf_dense.CheckGGUFDense(&gguf.Header{Pairs: bad}, 8), "must be a uint32")
	}
}
