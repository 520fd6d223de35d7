// Package rkllm_convert_input makes RKLLMInputs.
package rkllm_convert_input

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
)

// RkllmConvertInput returns the RKLLMInputs of raw, JSON that must be accepted, and their number.
func RkllmConvertInput(t testing.TB, memory *rkllm.Memory, layout *rkllm.Layout, raw string) (unsafe.Pointer, int) {
	t.Helper()
	inputs, count, err := convert_json_to_rkllm_input.ConvertJSONToRkllmInput(memory, layout, json.RawMessage(raw))
	require.Nil(t, err)
	return inputs, count
}
