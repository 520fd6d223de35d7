package read_test

import (
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/read/read_lora_adapter"
	"rkllmd/tests/support/librkllmrt/rt_lora"
)

func TestReadLoraAdapter(t *testing.T) {
	path, name, scale, err := read_lora_adapter.ReadLoraAdapter(unsafe.Pointer(rt_lora.RtLora(t, "/a/b.gguf", "poet",
		0.5)))
	require.NoError(t, err)
	require.Equal(t, "/a/b.gguf", path)
	require.Equal(t, "poet", name)
	require.Equal(t, float32(0.5), scale)

	long := strings.Repeat("x", 256)
	nan, infinite := float32(math.NaN()), float32(math.Inf(-1))
	for _, bad := range []struct {
		path, name string
		scale      float32
		want       string
	}{
		{"", "poet", 1, "lora_adapter_path is empty; it must be the path of a GGUF adapter"},
		{"/a", "", 1, "lora_adapter_name is empty; runs choose the adapter by it"},
		{"/a", long, 1, "lora_adapter_name has 256 bytes; at most 255 are taken"},
		{"/a", long[1:], nan, "scale is NaN; it must be a finite number"},
		{"/a", "poet", infinite, "scale is -Inf; it must be a finite number"},
	} {
		_, _, _, err := read_lora_adapter.ReadLoraAdapter(unsafe.Pointer(rt_lora.RtLora(t, bad.path, bad.name,
			bad.scale)))
		require.EqualError(t, err, bad.want)
	}
	_, _, _, err = read_lora_adapter.ReadLoraAdapter(nil)
	require.EqualError(t, err, "lora_adapter is NULL; it must point to an RKLLMLoraAdapter")
}
