package jsonrpc_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
)

func TestCreateServer(t *testing.T) {
	rt := &rkllm.Runtime{}
	s := create_server.CreateServer(rt)
	require.Same(t, rt, s.Runtime)
	require.Len(t, s.Methods, 18)

	// What the server supplies itself is in brackets, and where progress can be asked for, it is marked with a star.
	for name, takes := range map[string]string{
		"rkllm.createDefaultParam":    "",
		"rkllm.init":                  "(handle) param (callback)*",
		"rkllm.run":                   "(handle) rkllm_input rkllm_infer_params (userdata)*",
		"rkllm.run_async":             "(handle) rkllm_input rkllm_infer_params (userdata)*",
		"rkllm.abort":                 "(handle)",
		"rkllm.is_running":            "(handle)",
		"rkllm.clear_kv_cache":        "(handle) keep_system_prompt start_pos end_pos",
		"rkllm.get_kv_cache_size":     "(handle) (cache_sizes)",
		"rkllm.destroy":               "(handle)",
		"rkllm.load_lora":             "(handle) lora_adapter",
		"rkllm.load_prompt_cache":     "(handle) prompt_cache_path",
		"rkllm.release_prompt_cache":  "(handle)",
		"rkllm.set_chat_template":     "(handle) system_prompt prompt_prefix prompt_postfix",
		"rkllm.set_function_tools":    "(handle) system_prompt tools tool_response_str",
		"rkllm.set_cross_attn_params": "(handle) cross_attn_params",
		"rkllm.get_constants":         "",
		"$/cancelRequest":             "id",
		"rpc.discover":                "",
	} {
		m := s.Methods[name]
		require.NotNil(t, m, name)
		require.Equal(t, name, m.Name)
		var arguments []string
		for i, argument := range m.Params {
			if m.Managed[i] {
				argument = "(" + argument + ")"
			}
			if i > 0 && i == m.ProgressAt {
				argument += "*"
			}
			arguments = append(arguments, argument)
		}
		require.Equal(t, takes, strings.Join(arguments, " "), name)

		quick := takes == "" || name == "rkllm.abort" || name == "rkllm.is_running" || name == "$/cancelRequest"
		require.Equal(t, quick, m.OnLoop != nil, name)
		require.Equal(t, !quick, m.Call != nil, name)
		free := strings.TrimSpace(strings.NewReplacer("(handle)", "", "(cache_sizes)", "").Replace(takes)) != ""
		require.Equal(t, !quick && free, m.Prepare != nil, "%s: arguments of the client's are prepared", name)
	}
	for name, kind := range map[string]rkllm.Kind{
		"rkllm.init": rkllm.KindInit, "rkllm.run": rkllm.KindRun, "rkllm.run_async": rkllm.KindRun,
		"rkllm.destroy":   rkllm.KindDestroy,
		"rkllm.load_lora": rkllm.Kind(0), "rkllm.clear_kv_cache": rkllm.Kind(0),
	} {
		require.Equal(t, kind, s.Methods[name].Kind, name)
	}
	require.Equal(t, "rkllm_run_async", s.Methods["rkllm.run_async"].Function)
}
