// Package rkllm_convert_any converts a request's argument, whichever it is.
package rkllm_convert_any

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_infer_param"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
	"rkllmd/rkllm/convert_json_to_rkllm_param"
)

// RkllmConvertAny returns the structure that the JSON raw describes for the argument param, rkllm_input or
// rkllm_infer_params.
func RkllmConvertAny(t testing.TB, m *rkllm.Memory, layout *rkllm.Layout, argument, raw string) (at unsafe.Pointer,
	err *jsonrpc2.Error) {
	require.True(t, json.Valid([]byte(raw)), raw)
	switch argument {
	case "param":
		at, err = convert_json_to_rkllm_param.ConvertJSONToRkllmParam(m, layout, []byte(raw))
	case "rkllm_input":
		at, _, err = convert_json_to_rkllm_input.ConvertJSONToRkllmInput(m, layout, []byte(raw))
	case "rkllm_infer_params":
		at, _, err = convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(m, layout, []byte(raw))
	default:
		require.Fail(t, "no such argument", argument)
	}
	return at, err
}
