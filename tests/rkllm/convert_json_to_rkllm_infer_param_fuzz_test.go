package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_infer_param"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
)

func FuzzConvertJSONToRkllmInferParam(f *testing.F) {
	for _, seed := range []string{`{"mode":1}`, `{"lora_params":{"lora_adapter_name":"a"}}`,
		`{"sampling_params":{"top_k":1}}`, `{"prompt_cache_params":{"prompt_cache_path":"/x"}}`, `{`, ``} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !json.Valid(raw) {
			return // the framing lets no such message through
		}
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		for _, layout := range rkllm.Layouts {
			param, _, err := convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(&memory, layout, raw)
			if err != nil {
				require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
				continue
			}
			require.Contains(t, []int64{0, 1, 2}, rkllm_read_member.RkllmReadMember(t, layout.InferParam, param,
				"mode"))
		}
	})
}
