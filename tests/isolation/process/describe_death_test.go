package process_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/describe_death"
	"rkllmd/rkllm"
)

func TestDescribeDeath(t *testing.T) {
	i := &isolation.Isolation{Path: "/lib.so", Version: "1.2.3"}
	for _, c := range []struct {
		death   isolation.Death
		code    int64
		message string
		data    string
	}{
		{isolation.Death{Function: "rkllm_run", Signal: "SIGILL", Model: "/m", Lines: []string{"E why"}, Lost: []string{
			"model"}}, rkllm.CodeLibraryEnded, "the library's process has ended: SIGILL in rkllm_run, librkllmrt " +
			"1.2.3; no model is loaded any more: call rkllm.init", `{"function":"rkllm_run","signal":"SIGILL","library":"/lib.so",
			"version":"1.2.3","model":"/m","lines":["E why"],"lost":["model"]}`},
		{isolation.Death{Function: "rkllm_run", Signal: "SIGILL", Model: "/m", Reload: true}, rkllm.CodeLibraryEnded,
			"the library's process has ended: SIGILL in rkllm_run, librkllmrt 1.2.3; the model is being loaded " +
				"again, its history is gone", `{"function":"rkllm_run","signal":"SIGILL","library":"/lib.so","version":"1.2.3",
			"model":"/m","lines":[],"lost":[]}`},
		{isolation.Death{Function: "rkllm_run", Model: "/m", Stuck: true, Hang: &isolation.Hang{}}, rkllm.CodeNoAnswer,
			"the library does not answer, and its process cannot be ended: it hangs in rkllm_run, in the NPU's " +
				"driver as it seems, librkllmrt 1.2.3; no other one is started before it has ended: reboot this " +
				"machine",
			`{"function":"rkllm_run","stuck":true,"library":"/lib.so","version":"1.2.3","model":"/m","lines":[],
			"lost":[]}`},
		{isolation.Death{Function: "rkllm_run", Beside: "rkllm_abort", Signal: "SIGSEGV"}, rkllm.CodeLibraryEnded,
			"the library's process has ended: SIGSEGV in rkllm_run or in rkllm_abort, which was called meanwhile, " +
				"librkllmrt 1.2.3", `{"function":"rkllm_run","beside":"rkllm_abort","signal":"SIGSEGV",
			"library":"/lib.so","version":"1.2.3","model":"","lines":[],"lost":[]}`},
		{isolation.Death{Exit: 3}, rkllm.CodeLibraryEnded,
			"the library's process has ended: exit code 3 outside of any function, librkllmrt 1.2.3",
			`{"function":"","exit":3,"library":"/lib.so","version":"1.2.3","model":"","lines":[],"lost":[]}`},
		{isolation.Death{Function: "rkllm_run", Signal: "SIGKILL", Hang: &isolation.Hang{Function: "rkllm_run",
			Waited: 1500 * time.Millisecond}}, rkllm.CodeNoAnswer,
			"the library does not answer: rkllm_run has taken 1.5 s, and its process was ended, librkllmrt 1.2.3",
			`{"function":"rkllm_run","signal":"SIGKILL","waited_s":1.5,"library":"/lib.so","version":"1.2.3","model":"",
			"lines":[],"lost":[]}`},
	} {
		err := describe_death.DescribeDeath(i, &c.death)
		require.Equal(t, []any{c.code, c.message}, []any{err.Code, err.Message})
		require.JSONEq(t, c.data, string(*err.Data))
	}
	err := describe_death.DescribeDeath(i, &isolation.Death{Hang: &isolation.Hang{Reason: "a text has no end"}})
	require.Equal(t, "the library's process was ended, because a text has no end, librkllmrt 1.2.3", err.Message)
	i.Title = "the llama.cpp in /l"
	err = describe_death.DescribeDeath(i, &isolation.Death{Exit: 3})
	require.Equal(t, "the library's process has ended: exit code 3 outside of any function, the llama.cpp in /l",
		err.Message)
}
