package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
	"rkllmd/rkllm/convert_rkllm_param_to_json"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
)

func FuzzConvertJSONToRkllmParam(f *testing.F) {
	for _, seed := range []string{`{"model_path":"/m"}`,
		`{"model_path":"/m","extend_param":{"n_batch":3,"reserved":[0]}}`, `{"top_p":1e-50}`, `{`, `[]`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !json.Valid(raw) {
			return // the framing lets no such message through
		}
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		for _, layout := range rkllm.Layouts {
			param, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&memory, layout, raw)
			if err != nil {
				require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
				continue
			}
			require.NotNil(t, rkllm_read_member.RkllmReadMember(t, layout.Param, param, "model_path"))
			text := convert_rkllm_param_to_json.ConvertRkllmParamToJSON(nil, layout, param)
			again, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(&memory, layout, text)
			require.Nil(t, err) // what we write we read
			require.Equal(t, text, convert_rkllm_param_to_json.ConvertRkllmParamToJSON(nil, layout, again))
		}
	})
}
