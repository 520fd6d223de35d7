package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/is_named"
	"rkllmd/store/remote"
	"rkllmd/store/source"
)

func TestIsNamed(t *testing.T) {
	group := choice.Group{Name: "a-w8a8-rk3588", NPU: true, Files: []remote.File{{Path: "sub/a-w8a8-rk3588.rkllm"}}}
	require.True(t, is_named.IsNamed(group, source.Source{Quant: "W8A8"}))
	require.True(t, is_named.IsNamed(group, source.Source{File: "sub/a-w8a8-rk3588.rkllm"}))
	require.True(t, is_named.IsNamed(group, source.Source{File: "a-w8a8-rk3588.rkllm"}))
	require.False(t, is_named.IsNamed(group, source.Source{File: "other.rkllm"}))
	require.False(t, is_named.IsNamed(choice.Group{Name: "a-q8_0-x", Quant: "Q8_0"}, source.Source{Quant: "x"}))
}
