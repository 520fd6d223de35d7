package rule_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/rule/build_alternatives"
)

func TestBuildAlternatives(t *testing.T) {
	require.Equal(t, `"a"`, build_alternatives.BuildAlternatives([]string{`"a"`}))
	require.Equal(t, `( "a" | b )`, build_alternatives.BuildAlternatives([]string{`"a"`, "b"}))
}
