package rkllm_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_abort"
	"rkllmd/tests/support/rkllm/rkllm_fake_generate"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_model"
	"rkllmd/tests/support/rkllm/rkllm_queue_call"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestCallRkllmAbort(t *testing.T) {
	fake, m := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), &rkllm_fake_generate.Model{
		Pause: time.Millisecond, Started: make(chan uintptr, 10)}
	fake.Answer = rkllm_fake_model.RkllmFakeModel(fake, m)
	rt := rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{})
	_, owner, _ := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	stranger := &connection.Connection{}
	abort := &rkllm.Job{Conn: stranger, Function: "rkllm_abort"}
	call_rkllm_abort.CallRkllmAbort(rt, abort)
	require.Equal(t, rkllm.ErrNoModel, abort.Err)

	loaded, err := rkllm_queue_call.RkllmQueueCall(t, rt, nil, "1", "rkllm_init", fmt.Sprintf(`{"model_path":%q}`,
		fake.Model))
	require.Nil(t, err)
	require.Nil(t, (<-loaded).Err)
	call_rkllm_abort.CallRkllmAbort(rt, abort) // does what the C function does, also without a run
	require.Nil(t, abort.Err)
	require.Equal(t, "0", string(abort.Result))
	require.Equal(t, int32(1), m.Aborts.Load())

	running, err := rkllm_queue_call.RkllmQueueCall(t, rt, owner, "2", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	<-m.Started
	queued, err := rkllm_queue_call.RkllmQueueCall(t, rt, owner, "3", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	call_rkllm_abort.CallRkllmAbort(rt, abort) // by one that never started any: what runs
	require.Nil(t, abort.Err)
	require.Nil(t, (<-running).Err)
	<-m.Started
	require.Empty(t, queued)

	waiting, err := rkllm_queue_call.RkllmQueueCall(t, rt, owner, "4", "rkllm_run", `{"prompt_input":"x"}`)
	require.Nil(t, err)
	abort = &rkllm.Job{Conn: owner, Function: "rkllm_abort"}
	call_rkllm_abort.CallRkllmAbort(rt, abort)
	require.Nil(t, abort.Err)
	require.Equal(t, "0", string(abort.Result))
	require.Equal(t, rkllm.ErrRequestCanceled, (<-waiting).Err)
	require.Nil(t, (<-queued).Err)

	before := m.Aborts.Load()
	call_rkllm_abort.CallRkllmAbort(rt, abort) // has none left
	require.Equal(t, "0", string(abort.Result))
	require.Equal(t, before, m.Aborts.Load())

	fake.Library.Abort = nil
	call_rkllm_abort.CallRkllmAbort(rt, abort)
	require.Equal(t, rkllm.CodeNotSupported, abort.Err.Code)
}
