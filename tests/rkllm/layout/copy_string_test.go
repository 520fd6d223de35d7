package layout_test

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/copy_string"
)

func TestCopyString(t *testing.T) {
	require.Nil(t, copy_string.CopyString(nil))
	pages, err := unix.Mmap(-1, 0, 4*(layout.PageMask+1), unix.PROT_READ|unix.PROT_WRITE,
		unix.MAP_PRIVATE|unix.MAP_ANON)
	require.NoError(t, err)
	defer unix.Munmap(pages)
	start := unsafe.Pointer(&pages[0])
	end := 2 * (layout.PageMask + 1)
	require.NoError(t, unix.Mprotect(pages[end:], unix.PROT_NONE))

	copy(pages, "Grüße\x00rest")
	require.Equal(t, "Grüße", *copy_string.CopyString(start))
	require.Empty(t, *copy_string.CopyString(unsafe.Add(start, 100)))
	copy(pages[end-4:], "end\x00")
	require.Equal(t, "end", *copy_string.CopyString(unsafe.Add(start, end-4)), "nothing can be read behind it")
	copy(pages[layout.PageMask-1:], "over the edge\x00")
	require.Equal(t, "over the edge", *copy_string.CopyString(unsafe.Add(start, layout.PageMask-1)))
	copy(pages[end-4:], "open")
	require.Nil(t, copy_string.CopyString(unsafe.Add(start, end-4)), "it goes on where nothing can be read")
	require.Nil(t, copy_string.CopyString(unsafe.Add(start, end)), "no memory to be read")
	copy(pages, strings.Repeat("x", layout.MaxForeignText))
	require.Nil(t, copy_string.CopyString(start), "too long")
}
