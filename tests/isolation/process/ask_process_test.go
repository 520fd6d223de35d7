package process_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
)

func TestAskProcess(t *testing.T) {
	i, _, room := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	answer, answered := ask_process.AskProcess(p, isolation.Quick, isolation.IsRunning, [4]uint64{}, 0)
	require.True(t, answered)
	require.Equal(t, []uint64{1, 0}, answer[:2], "the ticket, and what was returned")
	words := [4]uint64{uint64(uintptr(room))}
	answer, answered = ask_process.AskProcess(p, isolation.Calls, isolation.GetKVCacheSize, words, 0)
	require.True(t, answered)
	require.Equal(t, uint64(2), answer[0], "rkllm_init was the first")
	i.Limits.Call = time.Millisecond
	isolation_stop.IsolationStop(t, p)
	_, answered = ask_process.AskProcess(p, isolation.Quick, isolation.IsRunning, [4]uint64{}, time.Millisecond)
	require.False(t, answered, "it is stopped")
	require.Nil(t, p.Hang.Load())
	_, answered = ask_process.AskProcess(p, isolation.Calls, isolation.LoadLora, words, 0)
	require.False(t, answered)
	require.Equal(t, "rkllm_load_lora", p.Hang.Load().Function, "it was ended")
	<-p.Gone
}
