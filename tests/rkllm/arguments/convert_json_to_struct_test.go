package arguments_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/convert_json_to_struct"
	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestConvertJSONToStruct(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	s := rkllm.LayoutC.LoraAdapter
	at, err := convert_json_to_struct.ConvertJSONToStruct(&memory, s, "p",
		json.RawMessage(`{"lora_adapter_path":"/a","lora_adapter_name":"n"}`))
	require.Nil(t, err)
	require.Equal(t, "n", rkllm_read_member.RkllmReadMember(t, s, at, "lora_adapter_name"))
	require.Equal(t, make([]byte, layout.MinBlock-24), unsafe.Slice((*byte)(unsafe.Add(at, 24)), layout.MinBlock-24))
	_, err = convert_json_to_struct.ConvertJSONToStruct(&memory, s, "p", nil)
	rkllm_require_refused.RkllmRequireRefused(t, "p: is required: an object (RKLLMLoraAdapter)", err)
	_, err = convert_json_to_struct.ConvertJSONToStruct(&memory, s, "p", json.RawMessage("[]"))
	rkllm_require_refused.RkllmRequireRefused(t, "p: [] is not an object (RKLLMLoraAdapter)", err)
}
