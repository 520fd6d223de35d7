// Package rkllm_require_converted makes a structure from JSON and checks all of it.
package rkllm_require_converted

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/convert_json_to_struct"
	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/whole/library/rkllm_require_sample"
)

// RkllmRequireConverted converts sample to the structure s and requires that each member is as given or its default,
// and everything else in a block of rkllm.MinBlock bytes zero.
func RkllmRequireConverted(t testing.TB, s *rkllm.Struct, sample map[string]any) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	raw, failed := json.Marshal(sample)
	require.NoError(t, failed)
	at, err := convert_json_to_struct.ConvertJSONToStruct(&memory, s, "p", raw)
	require.Nil(t, err)
	rkllm_require_sample.RkllmRequireSample(t, s, at, sample)
	require.Equal(t, make([]byte, layout.MinBlock), unsafe.Slice((*byte)(at), layout.MinBlock))
}
