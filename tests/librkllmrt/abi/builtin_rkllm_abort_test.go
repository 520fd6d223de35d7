package abi_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmAbort(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"),
		func(p *librkllmrt.CParam) { p.MaxContextLen = demo.TinyContext })
	endless := rt_run.Request{Prompt: "the quiet river", Infer: librkllmrt.CInferParam{MaxNewTokens: math.MaxInt32}}

	t.Run("from inside a callback", func(t *testing.T) {
		events := rt_run.RtRun(t, m, endless, func(e rt_on_result.Event) int32 {
			if e.Perf.GenerateTokens == 3 {
				require.Zero(t, rt_call.RtCall(m.Library.Abort, m.Handle))
			}
			return 0
		})
		require.Len(t, events, 4, "three tokens and FINISH")
		require.EqualValues(t, 3, events[3].Perf.GenerateTokens)
		require.Positive(t, events[3].Perf.GenerateTimeMS)
	})
	t.Run("from another thread", func(t *testing.T) {
		third, aborted := make(chan struct{}), make(chan struct{})
		go func() {
			<-third
			rt_call.RtCall(m.Library.Abort, m.Handle)
			close(aborted)
		}()
		events := rt_run.RtRun(t, m, endless, func(e rt_on_result.Event) int32 {
			if e.Perf.GenerateTokens == 3 && e.State != rkllm.RunFinish {
				close(third)
			}
			if e.Perf.GenerateTokens == 100 { // the other thread has not had its turn yet
				<-aborted
			}
			return 0
		})
		require.Less(t, len(events), demo.TinyContext-10)
	})
	t.Run("without a run it does nothing", func(t *testing.T) {
		require.Zero(t, rt_call.RtCall(m.Library.Abort, m.Handle))
		require.Len(t, rt_run.RtRun(t, m, rt_run.Request{Prompt: strings.Repeat("river ", 50)}, nil), 33)
	})
	require.Contains(t, rt_refused.RtRefused(t, m.Library.Abort, 0), "NULL")
}
