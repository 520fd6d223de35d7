package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/ask_row_size"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_answers"
)

func TestAskRowSize(t *testing.T) {
	p := isolation_answers.IsolationAnswers(t, func(m isolation.Message) isolation.Message {
		require.Equal(t, isolation.RowSize, m[1])
		return isolation.Message{m[0], 192}
	})
	require.Equal(t, int32(192), ask_row_size.AskRowSize(p.Serial))
	require.Equal(t, rkllm.LostCode, ask_row_size.AskRowSize(p.Serial+1))
}
