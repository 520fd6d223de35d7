package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan/skip_input"
)

func TestSkipInput(t *testing.T) {
	for _, test := range []struct {
		name           string
		skip           int
		input          string
		consumed, left int
	}{
		{"some bytes", 3, "abcde", 3, 0},
		{"more bytes than there are", 7, "abcde", 5, 2},
		{"a line", utils.SkipLine, "ab\ncd\n", 3, 0},
		{"a line that goes on", utils.SkipLine, "abc", 3, utils.SkipLine},
		{"nothing to skip in", utils.SkipLine, "", 0, utils.SkipLine},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := utils.FrameState{Skip: test.skip}
			require.Equal(t, utils.Frame{Consumed: test.consumed}, skip_input.SkipInput(&s, []byte(test.input)))
			require.Equal(t, test.left, s.Skip)
		})
	}
}
