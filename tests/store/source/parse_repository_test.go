package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source"
	"rkllmd/store/source/parse_repository"
)

func TestParseRepository(t *testing.T) {
	got, err := parse_repository.ParseRepository(source.KindModelScope, "ms:o/r@v2:Q8_0", "o/r@v2:Q8_0")
	require.NoError(t, err)
	require.Equal(t, source.Source{Kind: source.KindModelScope, Owner: "o", Repo: "r", Revision: "v2", Quant: "Q8_0"},
		got)
	_, err = parse_repository.ParseRepository(source.KindHub, "hf:o/r/x", "o/r/x")
	require.ErrorContains(t, err, `"hf:o/r/x" names no repository`)
}
