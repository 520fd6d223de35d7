package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/prepare_embedding"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/library/create_runtime"
)

func TestPrepareEmbedding(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: layout}, rkllm.Limits{})
		for input, want := range map[*generation.Input]string{
			{Text: "a\"b"}:          `{"input_type": 0, "prompt_input": "a\"b"}`,
			{Tokens: []int32{4, 5}}: `{"input_type": 1, "token_input": {"input_ids": [4, 5]}}`,
		} {
			job, err := prepare_embedding.PrepareEmbedding(rt, *input, &library.Vector{})
			require.NoError(t, err)
			require.JSONEq(t, want, string(job.Args[1]))
			param := `{"mode": 1, "keep_history": 0}`
			if layout.Generation == "D" {
				param = `{"mode": 1, "keep_history": 0, "max_new_tokens": 1}`
			}
			require.JSONEq(t, param, string(job.Args[2]))
			require.NotNil(t, job.Context.Sink)
			free_job.FreeJob(job)
		}
		_, err := prepare_embedding.PrepareEmbedding(rt, generation.Input{Text: "a\x00b"}, &library.Vector{})
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
