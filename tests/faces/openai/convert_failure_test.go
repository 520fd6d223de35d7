package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/stream/parse_object"
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
	var to struct {
		In struct {
			Yes bool `json:"yes"`
		} `json:"in"`
	}
	for text, param := range map[string]*string{`{"in": {"yes": 1}}`: new("in.yes"), `{"in": 1}`: new("in"), "[]": nil} {
		require.Equal(t, param, convert_failure.ConvertFailure(parse_object.ParseObject([]byte(text), &to)).Fault.Param)
	}
}
