// Package isolated_step makes a call of any function, with whatever arguments.
package isolated_step

import (
	"fmt"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_prepare"
)

// IsolatedStep returns a call of a function (without its prefix rkllm_) that the library carries out by script.
func IsolatedStep(s *conformance_prepare.Session, function, script string) conformance_ask.Step {
	params := map[string]string{
		"init":                  fmt.Sprintf(`[null,{"model_path":"%s/model"},null]`, s.Folder),
		"run":                   `[null,{"prompt_input":"Hello"}]`,
		"run_async":             `[null,{"prompt_input":"Hello"}]`,
		"clear_kv_cache":        `[null,0]`,
		"load_lora":             fmt.Sprintf(`[null,{"lora_adapter_path":"%s/lora","lora_adapter_name":"x"}]`, s.Folder),
		"load_prompt_cache":     fmt.Sprintf(`[null,"%s/cache"]`, s.Folder),
		"set_chat_template":     `[null,"a","b","c"]`,
		"set_function_tools":    `[null,"a","[]","c"]`,
		"set_cross_attn_params": `[null,{"encoder_k_cache":[1],"encoder_v_cache":[1],"encoder_mask":[1],"encoder_pos":[1],"num_tokens":1}]`,
	}[function]
	if params == "" {
		params = "[]"
	}
	step := conformance_ask.Step{Method: function, Params: params, Expect: "anything\n", Script: script}
	if function == "run_async" && s.RunAsyncHangs {
		step.Function = "run"
	}
	return step
}
