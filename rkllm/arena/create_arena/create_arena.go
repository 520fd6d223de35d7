// Package create_arena makes memory that can be shared with the library's process.
package create_arena

import (
	"fmt"
	"os"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arena"
)

// CreateArena returns an arena of the largest of arena.Sizes that can be had, at one of arena.Places. Behind it lies a
// page of zeros that nobody else can write to, so that a text in it has an end.
//
// **Runs on:** any thread. Follows memfd_create(2) and mmap(2). Errors: that no memory is to be had, or no place.
func CreateArena() (*rkllm.Arena, error) {
	fd, err := unix.MemfdCreate("rkllmd-arguments", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return nil, fmt.Errorf("memory to share with the library's process is not to be had: %w", err)
	}
	file := os.NewFile(uintptr(fd), "rkllmd-arguments")
	for _, size := range arena.Sizes {
		if err = unix.Ftruncate(fd, int64(size)); err != nil {
			continue
		}
		for _, place := range arena.Places {
			hint, whole := unsafe.Add(nil, place), size+uintptr(os.Getpagesize())
			base, failed := unix.MmapPtr(-1, 0, hint, whole, unix.PROT_READ,
				unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE|unix.MAP_FIXED_NOREPLACE)
			if err = failed; err == nil && base == hint {
				_, err = unix.MmapPtr(fd, 0, base, size, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED|unix.MAP_FIXED)
			}
			if err == nil && base == hint {
				_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, arena.Seals)
				return &rkllm.Arena{File: file, Base: base, Size: size, Used: map[uintptr]uintptr{},
					Free: []rkllm.Span{{Start: 0, Size: size}}}, err
			}
			if failed == nil {
				_ = unix.MunmapPtr(base, whole)
			}
		}
	}
	file.Close()
	return nil, fmt.Errorf("memory to share with the library's process has no place here: %w", err)
}
