package rkllm

// Function is one function of the C API: its name and its arguments' names, as in the header.
type Function struct {
	Name      string
	Arguments []string
}

// Functions is the C API that this daemon serves, in the order of seed 002. The third argument of rkllm_init is a structure
// of callbacks from generation D on and one callback before; both are called callback here.
var Functions = []Function{
	{"rkllm_createDefaultParam", nil},
	{"rkllm_init", []string{"handle", "param", "callback"}},
	{"rkllm_run", []string{"handle", "rkllm_input", "rkllm_infer_params", "userdata"}},
	{"rkllm_run_async", []string{"handle", "rkllm_input", "rkllm_infer_params", "userdata"}},
	{"rkllm_abort", []string{"handle"}},
	{"rkllm_is_running", []string{"handle"}},
	{"rkllm_clear_kv_cache", []string{"handle", "keep_system_prompt", "start_pos", "end_pos"}},
	{"rkllm_get_kv_cache_size", []string{"handle", "cache_sizes"}},
	{"rkllm_destroy", []string{"handle"}},
	{"rkllm_load_lora", []string{"handle", "lora_adapter"}},
	{"rkllm_load_prompt_cache", []string{"handle", "prompt_cache_path"}},
	{"rkllm_release_prompt_cache", []string{"handle"}},
	{"rkllm_set_chat_template", []string{"handle", "system_prompt", "prompt_prefix", "prompt_postfix"}},
	{"rkllm_set_function_tools", []string{"handle", "system_prompt", "tools", "tool_response_str"}},
	{"rkllm_set_cross_attn_params", []string{"handle", "cross_attn_params"}},
}
