package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/parse_name"
)

func TestParseName(t *testing.T) {
	r := &grammar.Reader{Source: "a-Z9_"}
	require.Equal(t, "a-Z9", parse_name.ParseName(r))
	require.Empty(t, parse_name.ParseName(r))
}
