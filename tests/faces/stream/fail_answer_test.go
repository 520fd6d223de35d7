package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/fail_answer"
	"rkllmd/generation"
)

func TestFailAnswer(t *testing.T) {
	failure := fail_answer.FailAnswer(&stream.Answer{ID: "gen_1", Text: []byte("so far")}, generation.ErrFailed)
	text := "so far"
	require.Equal(t, stream.Error{Type: "error", Error: stream.ErrorInternal, Message: "failed", RecoveryAction: "none",
		RequestID: "gen_1", GeneratedText: &text}, failure)
}
