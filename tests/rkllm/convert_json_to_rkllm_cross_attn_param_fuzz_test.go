package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_cross_attn_param"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
)

func FuzzConvertJSONToRkllmCrossAttnParam(f *testing.F) {
	for _, seed := range []string{
		`{"encoder_k_cache":[1],"encoder_v_cache":[1],"encoder_mask":[1],"encoder_pos":[1],"num_tokens":1}`,
		`{"num_tokens":-1}`, `{`, `null`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !json.Valid(raw) {
			return // the framing lets no such message through
		}
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		param, err := convert_json_to_rkllm_cross_attn_param.ConvertJSONToRkllmCrossAttnParam(&memory, rkllm.LayoutD,
			raw)
		if err != nil {
			require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
			return
		}
		require.Positive(t, rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.CrossAttnParam, param, "num_tokens"))
		for _, name := range []string{"encoder_k_cache", "encoder_v_cache", "encoder_mask", "encoder_pos"} {
			require.NotNil(t, rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.CrossAttnParam, param, name))
		}
	})
}
