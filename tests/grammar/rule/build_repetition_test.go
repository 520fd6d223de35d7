package rule_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/build_repetition"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildRepetition(t *testing.T) {
	for _, bounds := range [][2]int{{0, 0}, {0, 1}, {0, grammar.NoLimit}, {1, grammar.NoLimit}, {3, 3}, {2, 64}, {0,
		65}, {65, 65}, {63, 200},
		{100, grammar.NoLimit}, {128, 256}, {0, 300}, {5000, 9000}} {
		w := create_writer.CreateWriter(t, `true`)
		body := build_repetition.BuildRepetition(w, "[a]", bounds[0], bounds[1])
		source := "root ::= " + body + "\n" + strings.Join(w.Rules, "\n")
		require.Less(t, len(source), 1000)
		for _, n := range []int{0, 1, 2, 3, 4, 63, 64, 65, 66, 99, 100, 127, 128, 200, 201, 256, 257, 300, 301,
			4999, 5000, 9000, 9001} {
			if n > 400 && bounds[0] < 400 && bounds[1] != grammar.NoLimit {
				continue
			}
			expected := n >= bounds[0] && (n <= bounds[1] || bounds[1] == grammar.NoLimit)
			require.Equal(t, expected, is_written.IsWritten(t, source, strings.Repeat("a", n)), "%d of %v: %s", n,
				bounds, source)
		}
	}
}
