package rkllm_test

import (
	"fmt"
	"runtime"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/rkllm/rkllm_convert_param"
	"rkllmd/tests/rkllm/rkllm_require_members"
	"rkllmd/tests/rkllm/rkllm_wrong_params"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestConvertJSONToRkllmParam(t *testing.T) {
	const seed = `{"model_path":"/path/to/model.rkllm","max_context_len":1024,"max_new_tokens":256,"top_k":41,"n_keep":3,
		"top_p":0.95,"temperature":0.7,"repeat_penalty":1.2,"frequency_penalty":0.25,"presence_penalty":-0.5,"mirostat":2,
		"mirostat_tau":4.5,"mirostat_eta":0.2,"skip_special_token":true,"is_async":true,%s
		"extend_param":{"base_domain_id":1,"embed_flash":1,"enabled_cpus_num":2,"enabled_cpus_mask":240,"n_batch":2,"use_cross_attn":1,"reserved":null}}`
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for layout, own := range map[*rkllm.Layout]string{
		rkllm.LayoutC: `"img_start":"<s>","img_end":"<e>","img_content":"<c>",`,
		rkllm.LayoutD: `"ignore_eos_token":true,`,
	} {
		t.Run(layout.Generation, func(t *testing.T) {
			param := rkllm_convert_param.RkllmConvertParam(t, &memory, layout, fmt.Sprintf(seed, own))
			rkllm_require_members.RkllmRequireMembers(t, layout.Param, param, map[string]any{
				"model_path": "/path/to/model.rkllm", "max_context_len": int64(1024), "max_new_tokens": int64(256),
				"top_k": int64(41), "n_keep": int64(3), "top_p": float32(0.95), "temperature": float32(0.7),
				"repeat_penalty": float32(1.2), "frequency_penalty": float32(0.25), "presence_penalty": float32(-0.5),
				"mirostat": int64(2), "mirostat_tau": float32(4.5), "mirostat_eta": float32(0.2),
				"skip_special_token": true, "is_async": true,
			})
			rkllm_require_members.RkllmRequireMembers(t, layout.Param, param, map[string]any{
				"base_domain_id": int64(1), "embed_flash": int64(1), "enabled_cpus_num": int64(2), "n_batch": int64(2),
				"enabled_cpus_mask": int64(240), "use_cross_attn": int64(1), "reserved": make([]byte, 104),
			}, "extend_param")
		})
		t.Run(layout.Generation+" defaults", func(t *testing.T) {
			param := rkllm_convert_param.RkllmConvertParam(t, &memory, layout,
				`{"model_path":"/m","top_k":null,"extend_param":{"n_batch":null}}`)
			rkllm_require_members.RkllmRequireMembers(t, layout.Param, param, map[string]any{
				"max_context_len": int64(512), "max_new_tokens": int64(512), "top_k": int64(40), "n_keep": int64(-1),
				"top_p": float32(0.9), "temperature": float32(0.8), "repeat_penalty": float32(1.1), "is_async": false,
				"frequency_penalty": float32(0), "presence_penalty": float32(0), "mirostat": int64(0),
				"mirostat_tau": float32(5), "mirostat_eta": float32(0.1), "skip_special_token": false,
			})
			mask := int64(0x0F)
			if runtime.NumCPU() >= 8 {
				mask = 0xF0
			}
			rkllm_require_members.RkllmRequireMembers(t, layout.Param, param, map[string]any{
				"enabled_cpus_num": int64(4), "n_batch": int64(1), "enabled_cpus_mask": mask, "embed_flash": int64(0),
			}, "extend_param")
		})
	}
	t.Run("raw bytes of generation D", func(t *testing.T) {
		param := rkllm_convert_param.RkllmConvertParam(t, &memory, rkllm.LayoutD,
			fmt.Sprintf(seed, `"ignore_eos_token":true,`))
		require.Equal(t, [3]byte{1, 1, 1}, *(*[3]byte)(unsafe.Add(param, 56)))
		require.Equal(t, uint32(240), *(*uint32)(unsafe.Add(param, 68)))
		require.Equal(t, [2]byte{2, 1}, *(*[2]byte)(unsafe.Add(param, 72)))
	})
	t.Run("wrong", func(t *testing.T) {
		for _, v := range rkllm_wrong_params.RkllmWrongParams() {
			_, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&memory, v.Layout,
				rkllm_wrong_value.RkllmWrongValue(v))
			rkllm_require_refused.RkllmRequireRefused(t, v.Message, err)
		}
	})
	t.Run("what another generation has", func(t *testing.T) {
		rkllm_convert_param.RkllmConvertParam(t, &memory, rkllm.LayoutD,
			`{"model_path":"/m","img_start":null,"img_end":"<e>","img_content":""}`) // parse_markers keeps them
	})
}
