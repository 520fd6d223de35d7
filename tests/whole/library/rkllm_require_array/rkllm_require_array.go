// Package rkllm_require_array checks an array of a C structure.
package rkllm_require_array

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
)

// RkllmRequireArray requires the elements in want, a []float32 or a []int32, at an address in C memory.
func RkllmRequireArray(t testing.TB, want any, at unsafe.Pointer, name string) {
	require.NotNil(t, at, name)
	switch want := want.(type) {
	case []float32:
		require.Equal(t, want, unsafe.Slice((*float32)(at), len(want)), name)
	case []int32:
		require.Equal(t, want, unsafe.Slice((*int32)(at), len(want)), name)
	default:
		require.Fail(t, "a sample is no array", "%s: %v", name, want)
	}
}
