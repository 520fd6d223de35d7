package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_put"
)

func TestCallProcess(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	_, word := isolation_put.IsolationPut(t, i, "", 3)
	words := [4]uint64{uint64(uintptr(word))}
	require.Zero(t, call_process.CallProcess(handle, isolation.LoadLora, words, "lora adapter"))
	require.Equal(t, []string{"model", "lora adapter"}, p.Lost)
	require.Zero(t, call_process.CallProcess(handle, isolation.GetKVCacheSize, [4]uint64{uint64(uintptr(room))}, ""))
	require.Equal(t, [2]int32{9, 3}, *(*[2]int32)(room))
	require.Equal(t, rkllm.LostCode, call_process.CallProcess(handle+1, isolation.LoadLora, words, ""))
	words = [4]uint64{1, 2, 3}
	require.Equal(t, rkllm.LostCode, call_process.CallProcess(handle, isolation.SetChatTemplate, words, ""))
	require.Equal(t, []string{"rkllm_set_chat_template", "SIGSEGV"}, []string{i.Death.Load().Function,
		i.Death.Load().Signal})
}
