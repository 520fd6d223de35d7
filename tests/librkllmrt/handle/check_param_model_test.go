package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/check_param_model"
)

func TestCheckParamModel(t *testing.T) {
	p, facts := librkllmrt.Param{ModelPath: "m.gguf", MaxContextLen: 512}, engine.Facts{ContextLength: 512}
	require.NoError(t, check_param_model.CheckParamModel(p, facts))
	p.MaxContextLen = 513
	require.EqualError(t, check_param_model.CheckParamModel(p, facts),
		"max_context_len is 513, but m.gguf was made for at most 512 tokens")
	facts.Architecture, facts.Details.Encoder = "bert", true
	require.ErrorContains(t, check_param_model.CheckParamModel(p, facts),
		`m.gguf is a model of architecture "bert": it makes embeddings and does not generate text`)
}
