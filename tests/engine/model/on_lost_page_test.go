package model_test

import (
	"os"
	"runtime/debug"
	"sync/atomic"
	"syscall"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/on_lost_page"
	"rkllmd/rkllm/crash/set_handler"
	"rkllmd/tests/engine/model/lost_flag"
	"rkllmd/tests/engine/model/read_byte"
	"rkllmd/tests/support/daemon/own_process"
)

func TestOnLostPage(t *testing.T) {
	if !own_process.OwnProcess(t) {
		return
	}
	file, err := os.CreateTemp(t.TempDir(), "")
	require.NoError(t, err)
	page := os.Getpagesize()
	for range 2 * page {
		_, err = file.Write([]byte("xy"))
		require.NoError(t, err)
	}
	text, err := syscall.Mmap(int(file.Fd()), 0, 4*page, syscall.PROT_READ, syscall.MAP_SHARED)
	require.NoError(t, err)
	unwatched, err := syscall.Mmap(int(file.Fd()), 0, 4*page, syscall.PROT_READ, syscall.MAP_SHARED)
	require.NoError(t, err)
	handler, before, mappings := on_lost_page.OnLostPage()
	set_handler.SetHandler(int(syscall.SIGBUS), handler, before)
	start, lost := uintptr(unsafe.Pointer(&text[0])), lost_flag.LostFlag()
	mappings[7].Lost, mappings[7].End = lost, start+uintptr(4*page)
	atomic.StoreUintptr(&mappings[7].Start, start)
	require.NoError(t, file.Truncate(int64(page)))
	require.Equal(t, byte('x'), read_byte.ReadByte(text, 0))
	require.Zero(t, atomic.LoadInt32(lost))
	require.Zero(t, read_byte.ReadByte(text, 2*page), "what is gone reads as zeros")
	require.Equal(t, int32(1), atomic.LoadInt32(lost))
	require.Zero(t, read_byte.ReadByte(text, 4*page-1))

	debug.SetPanicOnFault(true)
	read := byte(1)
	require.Panics(t, func() { read = unwatched[2*page] }, "others' faults go to who had them before: to Go")
	require.Equal(t, byte(1), read)
}
