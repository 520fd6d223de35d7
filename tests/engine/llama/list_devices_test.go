package llama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/list_devices"
	"rkllmd/engine/llama/load_backend"
	"rkllmd/engine/llama/open_object"
	"rkllmd/tests/support/engine/llama_fake"
	"rkllmd/tests/support/engine/llama_object"
)

func TestListDevices(t *testing.T) {
	object, err := open_object.OpenObject(llama_fake.LlamaFake(t, t.TempDir(), llama.Layouts[0], "", nil))
	require.NoError(t, err)
	devices, cpu := list_devices.ListDevices(object)
	require.Empty(t, devices)
	require.False(t, cpu)
	load_backend.LoadBackend(object, object, "/any", true)
	devices, cpu = list_devices.ListDevices(object)
	require.Equal(t, []string{"CPU (of the tests)"}, devices)
	require.True(t, cpu)

	other, err := open_object.OpenObject(llama_object.LlamaObject(t, t.TempDir(), "libnone.so", "int one;"))
	require.NoError(t, err)
	devices, cpu = list_devices.ListDevices(other)
	require.Empty(t, devices, "it has no such functions")
	require.False(t, cpu)
}
