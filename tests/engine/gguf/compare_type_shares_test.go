package gguf_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/compare_type_shares"
)

func TestCompareTypeShares(t *testing.T) {
	shares := []engine.TypeShare{{Type: "F32", Bytes: 1}, {Type: "Q8_0", Bytes: 9}, {Type: "Q4_K", Tensors: 3,
		Bytes: 5}, {Type: "F16", Bytes: 5}}
	slices.SortFunc(shares, compare_type_shares.CompareTypeShares)
	require.Equal(t, []engine.TypeShare{{Type: "Q8_0", Bytes: 9}, {Type: "F16", Bytes: 5}, {Type: "Q4_K", Tensors: 3,
		Bytes: 5}, {Type: "F32", Bytes: 1}}, shares)
	require.Zero(t, compare_type_shares.CompareTypeShares(shares[0], shares[0]))
}
