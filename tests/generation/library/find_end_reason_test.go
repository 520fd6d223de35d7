package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/find_end_reason"
)

func TestFindEndReason(t *testing.T) {
	for _, test := range []struct {
		prompt, answer, most, room int
		want                       generation.Reason
	}{
		{10, 20, 0, 0, generation.ReasonStop},
		{10, 20, 21, 31, generation.ReasonStop},
		{10, 20, 20, 31, generation.ReasonLength},
		{10, 20, 20, 30, generation.ReasonLength},
		{10, 20, 21, 30, generation.ReasonContext},
		{0, 20, 0, 20, generation.ReasonContext},
		{31, 0, 0, 30, generation.ReasonContext},
		{10, 22, 0, 30, generation.ReasonStop},
	} {
		require.Equal(t, test.want, find_end_reason.FindEndReason(test.prompt, test.answer, test.most, test.room), test)
	}
}
