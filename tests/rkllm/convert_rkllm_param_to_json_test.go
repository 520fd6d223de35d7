package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
	"rkllmd/rkllm/convert_rkllm_param_to_json"
	"rkllmd/rkllm/layout/free_memory"
)

func TestConvertRkllmParamToJSON(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	const extend = `"extend_param":{"base_domain_id":0,"embed_flash":1,"enabled_cpus_num":4,"enabled_cpus_mask":15,"n_batch":1,"use_cross_attn":0,"reserved":null}}`
	for layout, text := range map[*rkllm.Layout]string{
		rkllm.LayoutC: `{"model_path":"/m","max_context_len":512,"max_new_tokens":256,"top_k":40,"n_keep":0,"top_p":0.9,"temperature":0.8,` +
			`"repeat_penalty":1.1,"frequency_penalty":0,"presence_penalty":0,"mirostat":0,"mirostat_tau":5,"mirostat_eta":0.1,` +
			`"skip_special_token":false,"is_async":false,"img_start":null,"img_end":null,"img_content":"<c>",` + extend,
		rkllm.LayoutD: `{"model_path":"/m","max_context_len":512,"max_new_tokens":256,"top_k":40,"n_keep":0,"top_p":0.9,"temperature":0.8,` +
			`"repeat_penalty":1.1,"frequency_penalty":0,"presence_penalty":0,"mirostat":0,"mirostat_tau":5,"mirostat_eta":0.1,` +
			`"skip_special_token":true,"ignore_eos_token":false,"is_async":false,` + extend,
	} {
		param, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&memory, layout, json.RawMessage(text))
		require.Nil(t, err)
		require.Equal(t, "x"+text, string(convert_rkllm_param_to_json.ConvertRkllmParamToJSON([]byte("x"), layout,
			param)))
	}
}
