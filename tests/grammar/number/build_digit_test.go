package number_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_digit"
)

func TestBuildDigit(t *testing.T) {
	for _, c := range []struct {
		parts    []string
		empty    bool
		expected []string
	}{{nil, false, nil}, {nil, true, []string{`"7"`}}, {[]string{"a"}, true, []string{`"7" ( a )?`}}, {[]string{"a",
		"b"}, false, []string{`"7" ( a | b )`}}} {
		require.Equal(t, c.expected, build_digit.BuildDigit('7', nil, nil, func(_, _ *grammar.Edge) ([]string,
			bool) {
			return c.parts, c.empty
		}))
	}
}
