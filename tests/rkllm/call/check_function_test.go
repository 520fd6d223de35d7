package call_test

import (
	"testing"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_function"
)

func TestCheckFunction(t *testing.T) {
	library := &rkllm.Library{Name: "/lib/librkllmrt.so", Version: "1.2.0", Layout: rkllm.LayoutB}
	require.Nil(t, check_function.CheckFunction(library, "rkllm_x", unsafe.Pointer(library)))
	require.Equal(t, &jsonrpc2.Error{Code: rkllm.CodeNotSupported,
		Message: "rkllm_x is not supported by the loaded library: /lib/librkllmrt.so, version 1.2.0"},
		check_function.CheckFunction(library, "rkllm_x", nil))
	require.Equal(t, "rkllm_run is not supported by the loaded library: /lib/librkllmrt.so, version 1.2.0",
		check_function.CheckFunction(library, "rkllm_run", nil).Message)
	// what its generation does not have is never called
	for _, address := range []unsafe.Pointer{nil, unsafe.Pointer(library)} {
		require.Equal(t, "rkllm_set_cross_attn_params is not supported by the loaded library: "+
			"/lib/librkllmrt.so, version 1.2.0; it needs librkllmrt 1.2.1",
			check_function.CheckFunction(library, "rkllm_set_cross_attn_params", address).Message)
	}
}
