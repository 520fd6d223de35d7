package read_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/find_adapter"
	"rkllmd/tests/support/librkllmrt/rt_lora_param"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

func TestFindAdapter(t *testing.T) {
	h := &librkllmrt.Handle{}
	found, err := find_adapter.FindAdapter(h, nil)
	require.NoError(t, err)
	require.Nil(t, found)
	_, err = find_adapter.FindAdapter(h, rt_lora_param.RtLoraParam(t, "poet"))
	require.EqualError(t, err, `lora_params: there is no LoRA adapter "poet"; none is loaded (rkllm_load_lora)`)
	_, err = find_adapter.FindAdapter(h, unsafe.Pointer(rt_memory.RtMemory(t, 8)))
	require.EqualError(t, err, "lora_params: lora_adapter_name is empty; lora_params NULL is the model without "+
		"an adapter")

	h.Adapters = []*librkllmrt.Adapter{{Name: "poet"}, {Name: "law"}}
	for i, name := range []string{"poet", "law"} {
		found, err = find_adapter.FindAdapter(h, rt_lora_param.RtLoraParam(t, name))
		require.NoError(t, err)
		require.Same(t, h.Adapters[i], found)
	}
	_, err = find_adapter.FindAdapter(h, rt_lora_param.RtLoraParam(t, "Poet"))
	require.EqualError(t, err, `lora_params: there is no LoRA adapter "Poet"; loaded are "poet", "law"`)
}
