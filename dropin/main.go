// librkllmrt.so: the embedded runtime under the vendor's names, for programs that were written for the vendor's
// library. Built by build/build_librkllmrt.sh; see dropin/README.md.
package main

// The functions that the library exports. This file has no import "C": with one, go build would write a C header that
// nobody needs, and for its sake compile llama.cpp anew each time.
import (
	_ "rkllmd/dropin/call/drop_destructor"
	_ "rkllmd/dropin/rkllm_abort"
	_ "rkllmd/dropin/rkllm_clear_kv_cache"
	_ "rkllmd/dropin/rkllm_createDefaultParam"
	_ "rkllmd/dropin/rkllm_destroy"
	_ "rkllmd/dropin/rkllm_get_kv_cache_size"
	_ "rkllmd/dropin/rkllm_init"
	_ "rkllmd/dropin/rkllm_is_running"
	_ "rkllmd/dropin/rkllm_load_lora"
	_ "rkllmd/dropin/rkllm_load_prompt_cache"
	_ "rkllmd/dropin/rkllm_release_prompt_cache"
	_ "rkllmd/dropin/rkllm_run"
	_ "rkllmd/dropin/rkllm_run_async"
	_ "rkllmd/dropin/rkllm_set_chat_template"
	_ "rkllmd/dropin/rkllm_set_cross_attn_params"
	_ "rkllmd/dropin/rkllm_set_function_tools"
	_ "rkllmd/dropin/serve_calls"
)

// A C library is built from a main package, whose main is never called.
func main() {}
