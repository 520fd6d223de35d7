package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/start_with_history"
	"rkllmd/generation"
)

func TestStartWithHistory(t *testing.T) {
	run := &generation.Run{Prompt: []int32{1, 2, 3}}
	require.NoError(t, start_with_history.StartWithHistory(func(begun *generation.Run) error {
		require.Equal(t, []int32{1, 2, 3}, begun.Request.Tokens)
		return nil
	})(run))
	require.ErrorIs(t, start_with_history.StartWithHistory(func(*generation.Run) error { return generation.ErrBusy })(
		run), generation.ErrBusy)
}
