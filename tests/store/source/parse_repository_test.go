package source_test

import (
	"strings"
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
	long := "o/" + strings.Repeat("r", 256)
	_, err = parse_repository.ParseRepository(source.KindHub, "hf:"+long, long)
	require.ErrorContains(t, err, "each of at most 255 letters")
	long = "o/r@" + strings.Repeat("v", 129)
	_, err = parse_repository.ParseRepository(source.KindHub, "hf:"+long, long)
	require.ErrorContains(t, err, "of at most 128 characters")
}
