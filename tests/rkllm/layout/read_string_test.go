package layout_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/read_string"
)

func TestReadString(t *testing.T) {
	require.Nil(t, read_string.ReadString(nil))
	text := []byte("abc\x00def\x00")
	require.Equal(t, []byte("abc"), read_string.ReadString(unsafe.Pointer(&text[0])))
	require.Equal(t, []byte("c"), read_string.ReadString(unsafe.Pointer(&text[2])))
	empty := read_string.ReadString(unsafe.Pointer(&text[3]))
	require.Empty(t, empty)
	require.NotNil(t, empty)
}
