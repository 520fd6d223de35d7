package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_unknown"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

func TestRefuseUnknown(t *testing.T) {
	refusal := refuse_unknown.RefuseUnknown(name_error.NameError(generation.ErrNotFound, "there is no model x"))
	require.Equal(t, 404, refusal.Status)
	require.Equal(t, openai.CodeModel, *refusal.Fault.Code)
	require.Equal(t, "model", *refusal.Fault.Param)
	require.Equal(t, "there is no model x", refusal.Fault.Message)
}
