package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/seam/ask_row_size"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/keep_model"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/rkllm_fake_row_size"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

func TestKeepModel(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
		`{"model_path":"/m","top_k":7,"is_async":true,"extend_param":{"n_batch":3}}`)
	blocks := job.Memory.Blocks
	require.Zero(t, keep_model.KeepModel(rt, job, 99))
	require.Equal(t, uintptr(99), rt.Handle)
	require.Equal(t, 3, rt.NBatch)
	require.True(t, rt.IsAsync)
	require.Equal(t, byte(7), rt.Param[16])
	require.Equal(t, blocks, rt.ModelMemory.Blocks)
	require.Empty(t, job.Memory.Blocks)
	free_memory.FreeMemory(&rt.ModelMemory)

	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"/m","extend_param":{"n_batch":0}}`)
	keep_model.KeepModel(rt, job, 99)
	require.Equal(t, 1, rt.NBatch)
	require.False(t, rt.IsAsync)
	free_memory.FreeMemory(&rt.ModelMemory)

	fake = rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt = create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"/m","img_end":"<e>"}`)
	keep_model.KeepModel(rt, job, 99)
	require.Equal(t, "<e>", string(read_string.ReadString(rt.Markers[1])))
	require.Nil(t, rt.Markers[0])
	free_memory.FreeMemory(&rt.ModelMemory)
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"/m"}`)
	keep_model.KeepModel(rt, job, 99)
	require.Equal(t, rkllm.Markers{}, rt.Markers) // those of the former model are gone
	require.Zero(t, rt.EmbeddingSize)
	free_memory.FreeMemory(&rt.ModelMemory)

	rt.Limits.EmbeddingSize, rt.EmbeddingSize = 5, 9
	keep_model.KeepModel(rt, job, 99)
	require.Equal(t, 5, rt.EmbeddingSize, "the setting, not the former model's")
	rt.Serving.Load().RowSize = rkllm_fake_row_size.RkllmFakeRowSize()
	keep_model.KeepModel(rt, job, 99)
	require.Equal(t, 3, rt.EmbeddingSize, "the library is asked")
	rt.Serving.Load().RowSize, rt.Handle = ask_row_size.Pointer, 0
	require.Equal(t, rkllm.LostCode, keep_model.KeepModel(rt, job, 99), "of a process that has ended")
	require.Zero(t, rt.Handle)
}
