package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/refuse_model"
)

func TestRefuseModel(t *testing.T) {
	refusal := refuse_model.RefuseModel("x", `"a", "b"`)
	require.Equal(t, 404, refusal.Status)
	require.Equal(t, `model 'x' not found; models here: "a", "b"`, refusal.Fault.Message)
}
