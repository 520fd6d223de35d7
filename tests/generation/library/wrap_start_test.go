package library_test

import (
	"errors"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/wrap_start"
	"rkllmd/rkllm"
	"rkllmd/tests/generation/library/answer_lost"
)

func TestWrapStart(t *testing.T) {
	var answer error
	var lost *jsonrpc2.Error
	calls := 0
	isolated := &rkllm.Isolated{Lost: answer_lost.AnswerLost(&lost)}
	start := wrap_start.WrapStart(func(*generation.Run) error {
		calls++
		return answer
	}, isolated)
	require.NoError(t, start(nil))
	answer = generation.ErrClosed
	require.Equal(t, generation.ErrClosed, start(nil), "it is being unloaded")
	lost = &jsonrpc2.Error{Message: "the library's process has ended: SIGKILL"}
	require.ErrorIs(t, start(nil), generation.ErrClosed)
	require.EqualError(t, start(nil), "the library's process has ended: SIGKILL")
	answer = errors.New("another")
	require.Equal(t, answer, start(nil))
	require.Equal(t, 5, calls)
}
