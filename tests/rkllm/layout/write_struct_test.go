package layout_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_members"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/layout/write_struct"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestWriteStruct(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	s := rkllm.LayoutD.InferParam
	block, failed := allocate_memory.AllocateMemory(&memory, 1, s.Size)
	require.NoError(t, failed)
	t.Run("nested", func(t *testing.T) {
		given, err := read_members.ReadMembers(s, "p",
			json.RawMessage(`{"mode":2,"lora_params":{"lora_adapter_name":"a"},"sampling_params":{"top_p":0.5},"keep_history":1}`))
		require.Nil(t, err)
		require.Nil(t, write_struct.WriteStruct(&memory, s, block, "p", given))
		require.Equal(t, int64(2), rkllm_read_member.RkllmReadMember(t, s, block, "mode"))
		require.Equal(t, int64(1), rkllm_read_member.RkllmReadMember(t, s, block, "keep_history"))
		require.Nil(t, rkllm_read_member.RkllmReadMember(t, s, block, "prompt_cache_params"))
		lora := rkllm_read_member.RkllmReadMember(t, s, block, "lora_params").(unsafe.Pointer)
		require.Equal(t, "a", string(read_string.ReadString(*(*unsafe.Pointer)(lora))))
		sampling := rkllm_read_member.RkllmReadMember(t, s, block, "sampling_params").(unsafe.Pointer)
		require.Equal(t, float32(0.5), *(*float32)(unsafe.Add(sampling, 4)))
	})
	t.Run("defaults alone", func(t *testing.T) {
		s := rkllm.LayoutD.Param
		block, failed := allocate_memory.AllocateMemory(&memory, 1, s.Size)
		require.NoError(t, failed)
		require.Nil(t, write_struct.WriteStruct(&memory, s, block, "p", nil))
		require.Equal(t, int64(40), rkllm_read_member.RkllmReadMember(t, s, block, "top_k"))
		require.Equal(t, int64(1), rkllm_read_member.RkllmReadMember(t, s, block, "extend_param", "n_batch"))
	})
	t.Run("the path in errors", func(t *testing.T) {
		for raw, message := range map[string]string{
			`{"lora_params":{}}`:                   "p.lora_params.lora_adapter_name: is required",
			`{"lora_params":7}`:                    "p.lora_params: 7 is not an object (RKLLMLoraParam)",
			`{"sampling_params":{"top_k":"many"}}`: `p.sampling_params.top_k: "many" is not a number`,
		} {
			given, err := read_members.ReadMembers(s, "p", json.RawMessage(raw))
			require.Nil(t, err)
			rkllm_require_refused.RkllmRequireRefused(t, message, write_struct.WriteStruct(&memory, s, block, "p",
				given))
		}
	})
}
