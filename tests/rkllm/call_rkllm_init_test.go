package rkllm_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/create_callback_context"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/tests/rkllm/rkllm_fake_progress"
	"rkllmd/tests/rkllm/rkllm_retried_init"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

func TestCallRkllmInit(t *testing.T) {
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		t.Run(layout.Generation, func(t *testing.T) {
			fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
			rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
			job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init",
				fmt.Sprintf(`{"model_path":%q,"top_k":9,"extend_param":{"n_batch":2}}`, fake.Model))
			rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
				require.Equal(t, "rkllm_init", function)
				require.Equal(t, job.C[1], rkllm_fake_pointer.RkllmFakePointer(arguments[1]))
				return 0
			})
			call_rkllm_init.CallRkllmInit(rt, job)
			require.Nil(t, job.Err)
			require.Equal(t, "0", string(job.Result))
			require.Equal(t, fake.Handle, rt.Handle)
			require.Equal(t, 2, rt.NBatch)
			require.Equal(t, rkllm_callback.Pointer, fake.Callback)
			require.NotEmpty(t, rt.ModelMemory.Blocks)

			call_rkllm_init.CallRkllmInit(rt, job)
			require.Equal(t, rkllm.ErrModelLoaded, job.Err)
			free_memory.FreeMemory(&rt.ModelMemory)
		})
	}
	t.Run("failures", func(t *testing.T) {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
		rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
		for code, message := range map[int32]string{
			-1: "rkllm_init failed with -1: the library gives no reason here; its log on standard error may",
			1000: "rkllm_init failed with 0: it returned 0 but no handle, as the library does when the NPU's " +
				"memory is exhausted",
		} {
			job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
				fake.Model))
			rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return code })
			call_rkllm_init.CallRkllmInit(rt, job)
			require.Equal(t, message, job.Err.Message)
			require.Zero(t, rt.Handle)
			require.Empty(t, rt.ModelMemory.Blocks)
		}
		fake.Library.Init = nil
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"/m"}`)
		call_rkllm_init.CallRkllmInit(rt, job)
		require.Equal(t, rkllm.CodeNotSupported, job.Err.Code)
	})
	t.Run("right after a death", rkllm_retried_init.RkllmRetriedInit)
	t.Run("progress", func(t *testing.T) {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
		fake.Library.SetLoadProgress = rkllm_fake_progress.RkllmFakeProgress()
		rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
		_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
		job := rkllm_make_job.RkllmMakeJob(t, rt, conn, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`, fake.Model))
		job.ProgressToken = json.RawMessage("1")
		create_callback_context.CreateCallbackContext(rt, job, []byte(`{"value":`), []byte("}"))
		call_rkllm_init.CallRkllmInit(rt, job)
		require.Nil(t, job.Err)
		require.Equal(t, `{"value":{"progress":0.25}}`+"\n", string(connection_read_bytes.ConnectionReadBytes(t,
			client)))
		free_memory.FreeMemory(&rt.ModelMemory)
	})
}
