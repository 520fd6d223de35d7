package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/refuse_model"
	"rkllmd/faces/openai"
)

func TestRefuseModel(t *testing.T) {
	refusal := refuse_model.RefuseModel("x", `"a", "b"`)
	require.Equal(t, 404, refusal.Status)
	require.Equal(t, `model 'x' not found; models here: "a", "b"`, refusal.Fault.Message)
	require.Equal(t, []any{openai.KindRequest, new("model"), new(openai.CodeModel)},
		[]any{refusal.Fault.Kind, refusal.Fault.Param, refusal.Fault.Code}, "as OpenAI's clients know it")
}
