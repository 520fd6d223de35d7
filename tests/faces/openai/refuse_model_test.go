package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/refuse_model"
	"rkllmd/generation"
)

func TestRefuseModel(t *testing.T) {
	refusal := refuse_model.RefuseModel(generation.ModelInfo{Path: "/m/qwen.gguf"}, "gpt-4o")
	require.Equal(t, 404, refusal.Status)
	require.Equal(t, openai.CodeModel, *refusal.Fault.Code)
	require.Equal(t, "model", *refusal.Fault.Param)
	require.Equal(t, `there is no model "gpt-4o"; the one that is loaded is "qwen": name that`, refusal.Fault.Message)
}
