package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/list_prefixes"
)

func TestListPrefixes(t *testing.T) {
	tokens := make([]int32, 3*fleet.BlockTokens+5)
	for i := range tokens {
		tokens[i] = int32(i) - 7
	}
	all := list_prefixes.ListPrefixes(tokens)
	require.Len(t, all, 3)
	require.Equal(t, all[:2], list_prefixes.ListPrefixes(tokens[:2*fleet.BlockTokens]))
	tokens[fleet.BlockTokens]++
	other := list_prefixes.ListPrefixes(tokens)
	require.Equal(t, all[0], other[0])
	require.NotEqual(t, all[1], other[1])
	require.NotEqual(t, all[2], other[2], "what comes before counts")
	require.Empty(t, list_prefixes.ListPrefixes(tokens[:fleet.BlockTokens-1]))
}
