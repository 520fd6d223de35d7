package rkllm_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_infer_param"
	rkllm_layout "rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/rkllm/rkllm_wrong_infer_params"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestConvertJSONToRkllmInferParam(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for _, layout := range []*rkllm.Layout{rkllm.LayoutC, rkllm.LayoutD} {
		t.Run(layout.Generation, func(t *testing.T) {
			param, inherit, err := convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(&memory, layout,
				json.RawMessage(
					`{"mode":1,"lora_params":{"lora_adapter_name":"adapter1"},"prompt_cache_params":{"save_prompt_cache":1,"prompt_cache_path":"/path/cache"},"keep_history":1}`))
			require.Nil(t, err)
			require.Empty(t, inherit)
			require.Equal(t, int64(1), rkllm_read_member.RkllmReadMember(t, layout.InferParam, param, "mode"))
			require.Equal(t, int64(1), rkllm_read_member.RkllmReadMember(t, layout.InferParam, param, "keep_history"))
			lora, cache := *(*unsafe.Pointer)(unsafe.Add(param, 8)), *(*unsafe.Pointer)(unsafe.Add(param, 16))
			require.Equal(t, "adapter1", string(read_string.ReadString(*(*unsafe.Pointer)(lora))))
			require.Equal(t, int32(1), *(*int32)(cache))
			require.Equal(t, "/path/cache", string(read_string.ReadString(*(*unsafe.Pointer)(unsafe.Add(cache, 8)))))
			require.Equal(t, []rkllm.Path{{Name: "rkllm_infer_params.prompt_cache_params.prompt_cache_path",
				Text: "/path/cache", Slot: unsafe.Add(cache, 8), Use: rkllm.PathWrite}}, memory.Paths)
			memory.Paths = nil
		})
		t.Run(layout.Generation+" defaults", func(t *testing.T) {
			param, inherit, err := convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(&memory, layout, nil)
			require.Nil(t, err)
			require.Empty(t, inherit)
			require.Equal(t, make([]byte, rkllm_layout.MinBlock), unsafe.Slice((*byte)(param), rkllm_layout.MinBlock))
		})
	}
	t.Run("sampling", func(t *testing.T) {
		param, inherit, err := convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(&memory, rkllm.LayoutD,
			json.RawMessage(
				`{"max_new_tokens":64,"sampling_params":{"top_k":1,"top_p":0.5,"temperature":null,"repeat_penalty":1.5,"frequency_penalty":2,"mirostat":1,"mirostat_tau":3,"mirostat_eta":0.5}}`))
		require.Nil(t, err)
		require.Len(t, inherit, 2)
		require.Equal(t, "temperature", inherit[0].Name)
		require.Equal(t, "presence_penalty", inherit[1].Name)
		require.Equal(t, int32(64), *(*int32)(unsafe.Add(param, 36)))
		sampling := *(*unsafe.Pointer)(unsafe.Add(param, 24))
		require.Equal(t, int32(1), *(*int32)(sampling))
		require.Equal(t, [8]float32{0.5, 0, 1.5, 2, 0, 1.401298464324817e-45, 3, 0.5},
			*(*[8]float32)(unsafe.Add(sampling, 4)))
	})
	t.Run("wrong", func(t *testing.T) {
		for _, v := range rkllm_wrong_infer_params.RkllmWrongInferParams() {
			_, _, err := convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(&memory, v.Layout,
				rkllm_wrong_value.RkllmWrongValue(v))
			rkllm_require_refused.RkllmRequireRefused(t, v.Message, err)
		}
	})
}
