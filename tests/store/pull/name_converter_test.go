package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/pull/name_converter"
)

func TestNameConverter(t *testing.T) {
	for name, right := range map[string]string{"m-w8a8-rk3588-v1.2.1.rkllm": "1.2.1", "m_1.1.4_rk3588.rkllm": "1.1.4",
		"m-1.2.3b1.rkllm": "1.2.3b1", "Qwen2.5-1.5B-rk3588.rkllm": "", "m-RK3588-1.1.rkllm": ""} {
		require.Equal(t, right, name_converter.NameConverter(name, "repo"), name)
	}
	require.Equal(t, "1.2.0", name_converter.NameConverter("m.rkllm", "m-rkllm-1.2.0"))
}
