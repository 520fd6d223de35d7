package load_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/choose_context"
	"rkllmd/generation"
	"rkllmd/generation/library/read_rkllm_limits"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/cli/cli_propose"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_spoil_path"
)

func TestChooseContext(t *testing.T) {
	log := rt_log.RtLog(t)
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	choice := generation.ContextChoice{Size: 4096, MadeFor: 32768, Because: "memory allows no more"}
	for err, want := range map[error]int{nil: 4096, errors.New("no model"): rkllm.DefaultLength} {
		loader := &cli.Loader{Propose: cli_propose.CliPropose(choice, err)}
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"`+fake.Model+`"}`)
		rkllm_spoil_path.RkllmSpoilPath(&job.Memory)
		choose_context.ChooseContext(loader, call_rkllm_init.CallRkllmInit)(rt, job)
		context, _ := read_rkllm_limits.ReadRkllmLimits(rt)
		require.Equal(t, want, context)
		call_rkllm_destroy.CallRkllmDestroy(rt, rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_destroy"))
	}
	require.Contains(t, log.String(),
		`msg="the context was chosen" tokens=4096 made_for=32768 because="memory allows no more" path=`+fake.Model)
}
