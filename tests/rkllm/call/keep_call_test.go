package call_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/keep_call"
)

func TestKeepCall(t *testing.T) {
	rt, conn := &rkllm.Runtime{}, &connection.Connection{}
	conn.History.Store(7)
	keep_call.KeepCall(rt, &rkllm.Job{Function: "rkllm_init"}, nil)
	rt.Reload = &rkllm.Reload{Tries: 3, Reason: "it died", Fresh: 4, Loads: 4}
	for _, step := range []struct{ function, argument, want string }{
		{"rkllm_init", "1", "init 1"},
		{"rkllm_load_lora", "a", "init 1, load_lora a"},
		{"rkllm_set_chat_template", "b", "init 1, load_lora a, set_chat_template b"},
		{"rkllm_load_lora", "c", "init 1, load_lora a, set_chat_template b, load_lora c"},
		{"rkllm_load_lora", "a", "init 1, set_chat_template b, load_lora c, load_lora a"},
		{"rkllm_load_prompt_cache", "d", "init 1, set_chat_template b, load_lora c, load_lora a, load_prompt_cache d"},
		{"rkllm_set_chat_template", "e", "init 1, load_lora c, load_lora a, load_prompt_cache d, set_chat_template e"},
		{"rkllm_release_prompt_cache", "", "init 1, load_lora c, load_lora a, set_chat_template e"},
		{"rkllm_init", "failed", "init 1, load_lora c, load_lora a, set_chat_template e"},
		{"rkllm_clear_kv_cache", "1", "init 1, load_lora c, load_lora a, set_chat_template e"},
		{"rkllm_init", "2", "init 2"},
		{"rkllm_set_function_tools", "f", "init 2, set_function_tools f"},
		{"rkllm_set_cross_attn_params", "g", "init 2, set_function_tools f, set_cross_attn_params g"},
		{"rkllm_destroy", "", ""},
	} {
		job := &rkllm.Job{Conn: conn, Function: step.function, Args: []json.RawMessage{nil, []byte(step.argument)}}
		if step.argument == "failed" {
			job.Err = &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed}
		}
		keep_call.KeepCall(rt, job, []rkllm.Path{{Resolved: "/" + step.argument}})
		got, kept := "", rt.Reload.Later
		if rt.Reload.Init != nil {
			kept = append([]rkllm.KeptCall{*rt.Reload.Init}, kept...)
		}
		for _, call := range kept {
			got += ", " + call.Function[len("rkllm_"):] + " " + string(call.Args[1])
			require.Equal(t, "/"+string(call.Args[1]), call.Path)
		}
		require.Equal(t, step.want, got[min(2, len(got)):], "%+v", step)
	}
	require.Zero(t, conn.History.Load(), "who has cleared it knows")
	require.Equal(t, []any{0, "", uint32(6), uint32(0)}, []any{rt.Reload.Tries, rt.Reload.Reason, rt.Reload.Loads,
		rt.Reload.Fresh}, "a client's model is a new beginning")
}
