package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

func TestConvertFailure(t *testing.T) {
	refusal := convert_failure.ConvertFailure(name_error.NameError(generation.ErrTooLong, "5 of 4 tokens"))
	require.Equal(t, 400, refusal.Status)
	require.Equal(t, openai.CodeLength, *refusal.Fault.Code)
	require.Contains(t, refusal.Fault.Message, "5 of 4 tokens")
	require.Equal(t, 429, convert_failure.ConvertFailure(generation.ErrFull).Status)
	require.Equal(t, "tools", *convert_failure.ConvertFailure(generation.ErrNoCalls).Fault.Param)
}
