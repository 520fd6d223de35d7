// Package rkllm_convert_param makes RKLLMParams.
package rkllm_convert_param

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
)

// RkllmConvertParam returns the RKLLMParam of raw, JSON that must be accepted.
func RkllmConvertParam(t testing.TB, memory *rkllm.Memory, layout *rkllm.Layout, raw string) unsafe.Pointer {
	t.Helper()
	param, err := convert_json_to_rkllm_param.ConvertJSONToRkllmParam(memory, layout, json.RawMessage(raw))
	require.Nil(t, err)
	return param
}
