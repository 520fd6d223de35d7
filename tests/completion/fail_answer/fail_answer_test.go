package fail_answer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/fail_answer"
	"rkllmd/generation"
)

func TestFailAnswer(t *testing.T) {
	failure := fail_answer.FailAnswer(&completion.Answer{ID: "gen_1", Text: []byte("so far")}, generation.ErrFailed)
	text := "so far"
	require.Equal(t, completion.Error{Type: "error", Error: completion.ErrorInternal, Message: "failed", RecoveryAction: "none", RequestID: "gen_1", GeneratedText: &text}, failure)
}
