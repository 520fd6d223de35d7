package rkllm_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_lora_adapter"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestConvertJSONToRkllmLoraAdapter(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	adapter, err := convert_json_to_rkllm_lora_adapter.ConvertJSONToRkllmLoraAdapter(&memory, rkllm.LayoutD,
		json.RawMessage(`{"lora_adapter_path":"/path/to/adapter","lora_adapter_name":"my_adapter","scale":0.5}`))
	require.Nil(t, err)
	require.Equal(t, "/path/to/adapter", string(read_string.ReadString(*(*unsafe.Pointer)(adapter))))
	require.Equal(t, "my_adapter", string(read_string.ReadString(*(*unsafe.Pointer)(unsafe.Add(adapter, 8)))))
	require.Equal(t, float32(0.5), *(*float32)(unsafe.Add(adapter, 16)))
	require.Equal(t, []rkllm.Path{{Name: "lora_adapter.lora_adapter_path", Text: "/path/to/adapter", Slot: adapter,
		Use: rkllm.PathRead}}, memory.Paths)

	adapter, err = convert_json_to_rkllm_lora_adapter.ConvertJSONToRkllmLoraAdapter(&memory, rkllm.LayoutC,
		json.RawMessage(`{"lora_adapter_path":"/a","lora_adapter_name":"b"}`))
	require.Nil(t, err)
	require.Equal(t, float32(1), *(*float32)(unsafe.Add(adapter, 16)))

	for raw, message := range map[string]string{
		`{"lora_adapter_path":"/a"}`: "lora_adapter.lora_adapter_name: is " +
			"required",
		`{"lora_adapter_name":"a"}`: "lora_adapter.lora_adapter_path: is " +
			"required",
		`{"lora_adapter_path":"/a","lora_adapter_name":"b","scale":1e40}`: "lora_adapter.scale: 1e40 is not a " +
			"number in the range of float32",
	} {
		_, err = convert_json_to_rkllm_lora_adapter.ConvertJSONToRkllmLoraAdapter(&memory, rkllm.LayoutD,
			json.RawMessage(raw))
		rkllm_require_refused.RkllmRequireRefused(t, message, err)
	}
}
