package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/set_param"
	"rkllmd/generation"
)

func TestSetParam(t *testing.T) {
	long := set_param.SetParam(convert_failure.ConvertFailure(generation.ErrTooLong), "input")
	require.Equal(t, new("input"), long.Fault.Param)
	require.Equal(t, new(openai.CodeLength), long.Fault.Code)
	for _, other := range []error{generation.ErrInvalid, generation.ErrBusy} {
		require.Nil(t, set_param.SetParam(convert_failure.ConvertFailure(other), "input").Fault.Param, "%v", other)
	}
	tools := set_param.SetParam(convert_failure.ConvertFailure(generation.ErrNoCalls), "input")
	require.Equal(t, new("tools"), tools.Fault.Param)
}
