package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_lora_adapter"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
)

func FuzzConvertJSONToRkllmLoraAdapter(f *testing.F) {
	for _, seed := range []string{`{"lora_adapter_path":"/a","lora_adapter_name":"b","scale":0.5}`, `{"scale":1e-300}`,
		`{`, `null`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !json.Valid(raw) {
			return // the framing lets no such message through
		}
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		adapter, err := convert_json_to_rkllm_lora_adapter.ConvertJSONToRkllmLoraAdapter(&memory, rkllm.LayoutD, raw)
		if err != nil {
			require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
			return
		}
		require.NotNil(t, rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.LoraAdapter, adapter, "lora_adapter_path"))
		require.NotNil(t, rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.LoraAdapter, adapter, "lora_adapter_name"))
	})
}
