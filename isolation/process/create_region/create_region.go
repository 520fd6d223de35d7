// Package create_region makes the memory that the library's process writes results to.
package create_region

import (
	"os"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
)

// CreateRegion returns memory of isolation.ResultsSize bytes that this process can only read, and the file for the one
// that writes. It cannot be made smaller, which would be a SIGBUS here.
//
// **Runs on:** any thread. Follows memfd_create(2). Errors: the system's.
func CreateRegion() (unsafe.Pointer, *os.File, error) {
	fd, err := unix.MemfdCreate("rkllmd-results", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return nil, nil, err
	}
	file := os.NewFile(uintptr(fd), "rkllmd-results")
	if err = unix.Ftruncate(fd, isolation.ResultsSize); err == nil {
		_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK|unix.F_SEAL_GROW|unix.F_SEAL_SEAL)
	}
	var region unsafe.Pointer
	if err == nil {
		region, err = unix.MmapPtr(fd, 0, nil, isolation.ResultsSize, unix.PROT_READ,
			unix.MAP_SHARED|unix.MAP_NORESERVE)
	}
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	return region, file, nil
}
