package cancel_job_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/cancel_job"
	"rkllmd/tests/support/connection_open_pair"
	"rkllmd/tests/support/connection_read_bytes"
	"rkllmd/tests/support/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm_fake_library"
	"rkllmd/tests/support/rkllm_fake_model"
	"rkllmd/tests/support/rkllm_queue_call"
	"rkllmd/tests/support/rkllm_start_runtime"
)

func TestCancelJob(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{Pause: time.Millisecond, Started: make(chan uintptr, 10)}
	fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`, fake.Model))
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	running, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, ` "2"`, "rkllm_run_async", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	<-m.Started
	queued, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "2", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	for _, id := range []string{"3", "2.0", "", `"3"`, "null"} {
		require.False(t, cancel_job.CancelJob(rt, conn, []byte(id)))
	}
	require.False(t, cancel_job.CancelJob(rt, &connection.Connection{}, []byte("2"))) // another client's
	require.True(t, cancel_job.CancelJob(rt, conn, []byte(" 2\n")))
	require.Equal(t, rkllm.ErrRequestCanceled, (<-queued).Err)
	require.Empty(t, running)

	require.True(t, cancel_job.CancelJob(rt, conn, []byte(`"2"`)))
	job := <-running
	require.Equal(t, rkllm.ErrRequestCanceled, job.Err)
	require.False(t, job.Answered)
	require.NotContains(t, string(connection_read_bytes.ConnectionReadBytes(t, client)), `"_callback_state":2`)
	require.False(t, cancel_job.CancelJob(rt, conn, []byte(`"2"`)))
}
