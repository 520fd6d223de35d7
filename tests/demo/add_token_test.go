package demo_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/add_token"
)

func TestAddToken(t *testing.T) {
	v := &demo.Vocabulary{IDs: map[string]int{}}
	require.Equal(t, 0, add_token.AddToken(v, "a", demo.TokenControl))
	require.Equal(t, 1, add_token.AddToken(v, "b", demo.TokenNormal))
	require.Equal(t, 0, add_token.AddToken(v, "a", demo.TokenNormal), "it is there already, as it was")
	require.Equal(t, &demo.Vocabulary{Texts: []string{"a", "b"}, Types: []int32{demo.TokenControl, demo.TokenNormal},
		Scores: []float32{0, -1},
		IDs:    map[string]int{"a": 0, "b": 1}}, v)
}
