package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/refuse_run"
	"rkllmd/generation"
)

func TestRefuseRun(t *testing.T) {
	for param, chat := range map[string]bool{"messages": true, "prompt": false} {
		answer := &openai.Answer{Chat: chat}
		require.Equal(t, new(param), refuse_run.RefuseRun(answer, generation.ErrTooLong).Fault.Param)
		require.Nil(t, refuse_run.RefuseRun(answer, generation.ErrBusy).Fault.Param)
	}
}
