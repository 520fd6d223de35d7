package memory_test

import (
	"os"
	"path/filepath"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/engine/memory/list_mappings"
)

func TestListMappings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mapped")
	size := 3 * os.Getpagesize()
	require.NoError(t, os.WriteFile(path, make([]byte, size), 0o600))
	for start, end := range list_mappings.ListMappings(path) {
		require.Fail(t, "it is not mapped", "%x %x", start, end)
	}
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	require.NoError(t, err)
	defer file.Close()
	var want [][2]uintptr
	for _, rights := range []int{unix.PROT_READ, unix.PROT_READ | unix.PROT_WRITE} {
		place, err := unix.Mmap(int(file.Fd()), 0, size, rights, unix.MAP_SHARED)
		require.NoError(t, err)
		defer unix.Munmap(place)
		if rights == unix.PROT_READ {
			start := uintptr(unsafe.Pointer(unsafe.SliceData(place)))
			want = append(want, [2]uintptr{start, start + uintptr(size)})
		}
	}
	var found [][2]uintptr
	for start, end := range list_mappings.ListMappings(path) {
		found = append(found, [2]uintptr{start, end})
		break
	}
	require.Equal(t, want, found, "not where it can be written to")
	for range list_mappings.ListMappings(path + "-") {
		require.Fail(t, "there is no such file")
	}
}
