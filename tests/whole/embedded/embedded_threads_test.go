package embedded_test

import (
	"sync"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestEmbeddedThreads(t *testing.T) {
	path := rt_tiny.RtTiny(t, "llama")
	m := rt_open.RtOpen(t, path, nil)
	request := rt_run.Request{Prompt: "the quiet river", Infer: librkllmrt.CInferParam{MaxNewTokens: 8}}
	text, _ := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))

	t.Run("the next run may start from the moment that the last callback is made", func(t *testing.T) {
		for range 50 {
			ended := make(chan struct{})
			recorder, userdata := rt_recorder.RtRecorder(t, func(e rt_on_result.Event) int32 {
				if e.State == rkllm.RunFinish {
					close(ended) // another thread starts the next run while this callback has yet to return
				}
				return 0
			})
			infer := rt_infer_param.RtInferParam(t, request.Infer, nil)
			require.Zero(t, rt_call.RtCall(m.Library.RunAsync, m.Handle, uintptr(unsafe.Pointer(rt_input.RtInput(t,
				request.Prompt, nil))),
				uintptr(unsafe.Pointer(infer)), userdata))
			<-ended
			next, _ := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
			require.Equal(t, text, next)
			<-recorder.Done
		}
	})
	t.Run("two models at once", func(t *testing.T) {
		var both sync.WaitGroup
		texts := [2]string{}
		for i, model := range []*rt_open.Model{m, rt_open.RtOpen(t, path, nil)} {
			both.Go(func() {
				for range 20 {
					texts[i], _ = rt_join.RtJoin(rt_run.RtRun(t, model, request, nil))
				}
			})
		}
		both.Wait()
		require.Equal(t, [2]string{text, text}, texts)
	})
	t.Run("calls from many threads are made one by one or refused", func(t *testing.T) {
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				for range 25 {
					rt_call.RtCall(m.Library.IsRunning, m.Handle)
					rt_call.RtCall(m.Library.ClearKVCache, m.Handle, 0)
					rt_call.RtCall(m.Library.Abort, m.Handle)
				}
			})
		}
		for range 10 {
			rt_run.RtRun(t, m, request, nil)
		}
		all.Wait()
		last, _ := rt_join.RtJoin(rt_run.RtRun(t, m, request, nil))
		require.Equal(t, text, last)
	})
}
