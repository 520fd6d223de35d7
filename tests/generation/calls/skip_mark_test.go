package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/skip_mark"
)

func TestSkipMark(t *testing.T) {
	for _, c := range []struct {
		text, mark string
		length     int
		state      generation.ReadState
	}{{"<a>\n\n<b>c", "<a> <b>", 8, generation.ReadDone}, {"<a><b>", "<a>\n<b>", 6, generation.ReadDone},
		{"x", "", 0, generation.ReadDone}, {" x", " ", 0, generation.ReadDone}, {"<a> <", "<a> <b>", 5,
			generation.ReadMore},
		{"", "<a>", 0, generation.ReadMore}, {" \n", "<a>", 2, generation.ReadMore}, {"<a> x", "<a> <b>", 4,
			generation.ReadBroken},
		{"x", "<a>", 0, generation.ReadBroken}} {
		length, state := skip_mark.SkipMark(c.text, c.mark)
		require.Equal(t, []any{c.length, c.state}, []any{length, state}, c.text)
	}
}
