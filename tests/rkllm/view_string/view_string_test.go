package view_string_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/view_string"
)

func TestViewString(t *testing.T) {
	require.Nil(t, view_string.ViewString(nil))
	text := []byte("abc\x00def\x00")
	require.Equal(t, []byte("abc"), view_string.ViewString(unsafe.Pointer(&text[0])))
	require.Equal(t, []byte("c"), view_string.ViewString(unsafe.Pointer(&text[2])))
	empty := view_string.ViewString(unsafe.Pointer(&text[3]))
	require.Empty(t, empty)
	require.NotNil(t, empty)
}
