package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_hub"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

func TestCreateHub(t *testing.T) {
	embedded := cli_embedded.CliEmbedded()
	t.Run("the embedded runtime", func(t *testing.T) {
		rt := create_runtime.CreateRuntime(embedded.OpenRuntime(), rkllm.Limits{})
		h, err := create_hub.CreateHub(rt, embedded, cli.Settings{Sequences: 3, Limits: rkllm.Limits{Queue: 2}})
		require.NoError(t, err)
		_, err = get_backend.GetBackend(h)
		require.ErrorIs(t, err, generation.ErrClosed)
		call_rkllm_init.CallRkllmInit(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
			`{"model_path":"`+rt_tiny.RtTiny(t, "llama")+`","extend_param":{"enabled_cpus_num":1}}`))
		b, err := get_backend.GetBackend(h)
		require.NoError(t, err)
		require.Equal(t, 3, b.Capabilities.Sequences)
		run, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Prompt: "river", MaxTokens: 2,
			Logprobs: -1})
		require.Equal(t, generation.ReasonLength, run.Last.Reason)
		call_rkllm_destroy.CallRkllmDestroy(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_destroy"))
		require.Zero(t, rt.Handle)
		_, err = get_backend.GetBackend(h)
		require.ErrorIs(t, err, generation.ErrClosed)
	})
	t.Run("a vendor's library", func(t *testing.T) {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
		rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
		_, err := create_hub.CreateHub(rt, cli.Embedded{}, cli.Settings{Sequences: 2})
		require.EqualError(t, err, "--sequences (RKLLMD_SEQUENCES) is 2, but fake computes one request at a time: "+
			"leave it out, or serve the embedded runtime with --library embedded (RKLLM_LIBRARY); see --help")
		for _, sequences := range []int{0, 1} {
			h, err := create_hub.CreateHub(rt, cli.Embedded{}, cli.Settings{Sequences: sequences})
			require.NoError(t, err)
			call_rkllm_init.CallRkllmInit(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
				`{"model_path":"`+fake.Model+`"}`))
			b, err := get_backend.GetBackend(h)
			require.NoError(t, err)
			require.Equal(t, "librkllmrt 1.2.1 (fake)", b.Name)
			call_rkllm_destroy.CallRkllmDestroy(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_destroy"))
		}
	})
}
