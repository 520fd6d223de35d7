package rkllm

// Function is one function of the C API: its name and its arguments' names, as in the header, and who has it.
type Function struct {
	Name      string
	Arguments []string
	// Generations is the generations of the library that have it, by their letters; Since the first version.
	Generations, Since string
}

// Functions is the C API that this daemon serves, in the order of docs/protocols/jsonrpc-socket.md, "Methods". The
// third argument of rkllm_init is a structure of callbacks from generation D on and one callback before; both are
// called callback here. The older generations lack some functions, and before generation C rkllm_clear_kv_cache takes
// the first two arguments only.
var Functions = []Function{
	{"rkllm_createDefaultParam", nil, "ABbCD", "1.1.0"},
	{"rkllm_init", []string{"handle", "param", "callback"}, "ABbCD", "1.1.0"},
	{"rkllm_run", []string{"handle", "rkllm_input", "rkllm_infer_params", "userdata"}, "ABbCD", "1.1.0"},
	{"rkllm_run_async", []string{"handle", "rkllm_input", "rkllm_infer_params", "userdata"}, "ABbCD", "1.1.0"},
	{"rkllm_abort", []string{"handle"}, "ABbCD", "1.1.0"},
	{"rkllm_is_running", []string{"handle"}, "ABbCD", "1.1.0"},
	{"rkllm_clear_kv_cache", []string{"handle", "keep_system_prompt", "start_pos", "end_pos"}, "BbCD", "1.2.0"},
	{"rkllm_get_kv_cache_size", []string{"handle", "cache_sizes"}, "CD", "1.2.1"},
	{"rkllm_destroy", []string{"handle"}, "ABbCD", "1.1.0"},
	{"rkllm_load_lora", []string{"handle", "lora_adapter"}, "ABbCD", "1.1.0"},
	{"rkllm_load_prompt_cache", []string{"handle", "prompt_cache_path"}, "ABbCD", "1.1.0"},
	{"rkllm_release_prompt_cache", []string{"handle"}, "ABbCD", "1.1.0"},
	{"rkllm_set_chat_template", []string{"handle", "system_prompt", "prompt_prefix", "prompt_postfix"}, "BbCD",
		"1.2.0"},
	{"rkllm_set_function_tools", []string{"handle", "system_prompt", "tools", "tool_response_str"}, "CD", "1.2.1"},
	{"rkllm_set_cross_attn_params", []string{"handle", "cross_attn_params"}, "CD", "1.2.1"},
}
