package utils_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/utils/collect_frames"
	"rkllmd/tests/utils/frame_cases"
)

func TestParseFrame(t *testing.T) {
	for _, test := range frame_cases.FrameCases() {
		t.Run(test.Name, func(t *testing.T) {
			require.Equal(t, test.Found, collect_frames.CollectFrames(t, 64, test.Input))
			for at := range len(test.Input) {
				require.Equal(t, test.Found, collect_frames.CollectFrames(t, 64, test.Input[:at], test.Input[at:]),
					"split at %d", at)
			}
			require.Equal(t, test.Found, collect_frames.CollectFrames(t, 64, strings.Split(test.Input, "")...),
				"byte by byte")
		})
	}
}
