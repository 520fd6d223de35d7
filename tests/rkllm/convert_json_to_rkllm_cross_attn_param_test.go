package rkllm_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_cross_attn_param"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestConvertJSONToRkllmCrossAttnParam(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	param, err := convert_json_to_rkllm_cross_attn_param.ConvertJSONToRkllmCrossAttnParam(&memory, rkllm.LayoutD,
		json.RawMessage(
			`{"encoder_k_cache":[1,2,3,4],"encoder_v_cache":[5,6,7,8],"encoder_mask":[0,1],"encoder_pos":[0,1],"num_tokens":2}`))
	require.Nil(t, err)
	arrays := *(*[4]unsafe.Pointer)(param)
	require.Equal(t, []float32{1, 2, 3, 4}, unsafe.Slice((*float32)(arrays[0]), 4))
	require.Equal(t, []float32{5, 6, 7, 8}, unsafe.Slice((*float32)(arrays[1]), 4))
	require.Equal(t, []float32{0, 1}, unsafe.Slice((*float32)(arrays[2]), 2))
	require.Equal(t, []int32{0, 1}, unsafe.Slice((*int32)(arrays[3]), 2))
	require.Equal(t, int32(2), *(*int32)(unsafe.Add(param, 32)))
	for raw, message := range map[string]string{
		`{"encoder_k_cache":null,"encoder_v_cache":null,"encoder_mask":null,"encoder_pos":null,"num_tokens":128}`: "cross_attn_params.encoder_k_cache: is required",
		`{"encoder_k_cache":[1],"encoder_v_cache":[1],"encoder_mask":[1],"encoder_pos":[1]}`:                      "cross_attn_params.num_tokens: is required",
		`{"encoder_k_cache":[1,2,3],"encoder_v_cache":[1,2],"encoder_mask":[1,2],"encoder_pos":[1,2],"num_tokens":2}`: "cross_attn_params.encoder_k_cache: has 3 elements, but their number must be a multiple of " +
			"num_tokens (2)",
		`{"encoder_k_cache":[1,2],"encoder_v_cache":[1,2],"encoder_mask":[1,2,3,4],"encoder_pos":[1,2],"num_tokens":2}`: "cross_attn_params.encoder_mask: has 4 elements, but their number must be num_tokens (2)",
		`{"encoder_k_cache":[1,2],"encoder_v_cache":[1,2],"encoder_mask":[1,2],"encoder_pos":[1,2],"num_tokens":-2}`:    "cross_attn_params.num_tokens: must be at least 1, because encoder_k_cache is given",
	} {
		_, err := convert_json_to_rkllm_cross_attn_param.ConvertJSONToRkllmCrossAttnParam(&memory, rkllm.LayoutC,
			json.RawMessage(raw))
		rkllm_require_refused.RkllmRequireRefused(t, message, err)
	}
}
