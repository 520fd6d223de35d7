package arguments_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/merge_sampling"
	"rkllmd/rkllm/call/keep_model"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

func TestMergeSampling(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	model := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
		`{"model_path":"/m","top_k":7,"top_p":0.25,"temperature":0.5,"repeat_penalty":1.5,
		"frequency_penalty":0.125,"presence_penalty":2,"mirostat":1,"mirostat_tau":3,"mirostat_eta":0.75}`)
	keep_model.KeepModel(rt, model, 1)
	defer free_memory.FreeMemory(&rt.ModelMemory)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "2", "rkllm_run", `{"prompt_input":"x"}`,
		`{"sampling_params":{"temperature":9,"mirostat":2}}`)
	sampling := *(*unsafe.Pointer)(unsafe.Add(job.C[2], 24))
	*(*uintptr)(unsafe.Add(job.C[2], 24)) = 1 // a library that shares this memory may write there: it is not followed
	merge_sampling.MergeSampling(rt, job)
	require.Equal(t, int32(7), *(*int32)(sampling))
	require.Equal(t, [5]float32{0.25, 9, 1.5, 0.125, 2}, *(*[5]float32)(unsafe.Add(sampling, 4)))
	require.Equal(t, int32(2), *(*int32)(unsafe.Add(sampling, 24)))
	require.Equal(t, [2]float32{3, 0.75}, *(*[2]float32)(unsafe.Add(sampling, 28)))

	plain := rkllm_make_job.RkllmMakeJob(t, rt, nil, "3", "rkllm_run", `{"prompt_input":"x"}`)
	merge_sampling.MergeSampling(rt, plain)
	require.Nil(t, *(*unsafe.Pointer)(unsafe.Add(plain.C[2], 24)))
}
