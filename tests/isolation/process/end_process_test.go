package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/seam/ask_get_kv_cache_size"
	"rkllmd/isolation/seam/ask_release_prompt_cache"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_load"
)

func TestEndProcess(t *testing.T) {
	i, handle, room := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	before := len(i.Arena.Used)
	require.Zero(t, ask_release_prompt_cache.AskReleasePromptCache(handle))
	require.NoError(t, p.Command.Process.Signal(unix.SIGABRT))
	<-p.Gone
	d := i.Death.Load()
	require.Equal(t, []string{"SIGABRT", "model", ""}, []string{d.Signal, d.Model, d.Function})
	require.Equal(t, []string{"E rkllm: loading model"}, d.Lines)
	require.Equal(t, []string{"model"}, d.Lost)
	require.Nil(t, i.Current)
	require.Len(t, i.Arena.Used, before-1, "its setup is freed")
	require.Error(t, p.Lanes[0].File.Close(), "its sockets are closed")
	require.Equal(t, rkllm.LostCode, ask_get_kv_cache_size.AskGetKvCacheSize(handle, uintptr(room)))
}
