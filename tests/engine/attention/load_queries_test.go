package attention_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/load_queries"
)

func TestLoadQueries(t *testing.T) {
	to := make([]float32, 2*64)
	for i := range to {
		to[i] = 9
	}
	load_queries.LoadQueries(to, 64, []float32{1, 2, 3, 4, 5, 6}, 3, 2, 10)
	require.Equal(t, []float32{10, 30, 50, 9}, to[:4], "the first numbers of three queries; the rest stays")
	require.Equal(t, []float32{20, 40, 60, 9}, to[64:68])
	load_queries.LoadQueries(to, 16, []float32{1, 2}, 1, 2, 1)
	require.Equal(t, []float32{1, 2}, []float32{to[0], to[16]})
	full := make([]float32, 64)
	for i := range full {
		full[i] = float32(i)
	}
	load_queries.LoadQueries(to[:64], 64, full, 64, 1, 1)
	require.Equal(t, full, to[:64])
}
