package queue_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/abort_job"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

func TestAbortJob(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{
		Pause: time.Millisecond, Started: make(chan uintptr, 10)}
	fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	_, conn, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
		fake.Model))
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	running, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, ` "2"`, "rkllm_run_async", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	<-m.Started
	queued, err := rkllm_queue_call.RkllmQueueCall(t, rt, conn, "2", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	for _, id := range []string{"3", "2.0", "", `"3"`, "null"} {
		require.False(t, abort_job.AbortJob(rt, conn, []byte(id)))
	}
	require.False(t, abort_job.AbortJob(rt, &connection.Connection{}, []byte("2"))) // another client's
	require.True(t, abort_job.AbortJob(rt, conn, []byte(" 2\n")))
	require.Equal(t, rkllm.ErrRequestCanceled, (<-queued).Err)
	require.Empty(t, running)

	require.True(t, abort_job.AbortJob(rt, conn, []byte(`"2"`)))
	job := <-running
	require.Equal(t, rkllm.ErrRequestCanceled, job.Err)
	require.False(t, job.Answered)
	require.NotContains(t, string(connection_read_bytes.ConnectionReadBytes(t, client)), `"_callback_state":2`)
	require.False(t, abort_job.AbortJob(rt, conn, []byte(`"2"`)))
}
