package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
)

func TestFailSource(t *testing.T) {
	defer func() { require.Equal(t, &grammar.Failure{Place: "line 2, column 3", Reason: "no 4"}, recover()) }()
	fail_source.FailSource(&grammar.Reader{Source: "ab\nüxy", At: 6}, "no %d", 4)
}
