package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/run/check_history"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
)

func TestCheckHistory(t *testing.T) {
	rt := rkllm_load_model.RkllmLoadModel(t, rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD), "")
	conn, newcomer := &connection.Connection{}, &connection.Connection{}
	const prompt = `{"prompt_input":"x"}`
	with := rkllm_make_job.RkllmMakeJob(t, rt, conn, "1", "rkllm_run", prompt, `{"keep_history":1}`)
	without := rkllm_make_job.RkllmMakeJob(t, rt, conn, "1", "rkllm_run", prompt)
	first := rkllm_make_job.RkllmMakeJob(t, rt, newcomer, "1", "rkllm_run", prompt, `{"keep_history":1}`)
	require.Nil(t, check_history.CheckHistory(rt, with), "nothing is loaded again")
	rt.Reload = &rkllm.Reload{Loads: 1}
	require.Nil(t, check_history.CheckHistory(rt, with))
	rt.Reload.Loads, rt.Reload.Fresh = 3, 3 // it has died twice meanwhile
	rt.Death = rkllm.Death{Signal: "SIGSEGV", Function: "rkllm_run"}
	require.Nil(t, check_history.CheckHistory(rt, without), "it does not need the history")
	require.Nil(t, check_history.CheckHistory(rt, first), "it has none")
	err := check_history.CheckHistory(rt, with)
	require.Equal(t, rkllm.CodeLibraryEnded, err.Code)
	require.Contains(t, err.Message, "the history is gone: the library's process has ended (SIGSEGV in rkllm_run)")
	require.JSONEq(t, `{"function":"rkllm_run","signal":"SIGSEGV","lost":["history"]}`, string(*err.Data))
	require.Nil(t, check_history.CheckHistory(rt, with), "once")
	rt.Reload.Loads, rt.Reload.Fresh = 4, 0
	require.Nil(t, check_history.CheckHistory(rt, first), "a client has loaded another model")
	first.Conn = nil
	require.Nil(t, check_history.CheckHistory(rt, first))
}
