package bench_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/read_private_memory"
)

func TestReadPrivateMemory(t *testing.T) {
	const size = 64 << 20
	before, err := read_private_memory.ReadPrivateMemory(os.Getpid())
	require.NoError(t, err)
	block, err := unix.Mmap(-1, 0, size, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANON)
	require.NoError(t, err)
	untouched, err := read_private_memory.ReadPrivateMemory(os.Getpid())
	require.NoError(t, err)
	require.Less(t, untouched-before, size/2, "pages that nobody has written to are not there yet")
	for i := 0; i < len(block); i += 4096 {
		block[i] = 1
	}
	written, err := read_private_memory.ReadPrivateMemory(os.Getpid())
	require.NoError(t, err)
	require.Greater(t, written-before, size/2)
	require.NoError(t, unix.Munmap(block))

	_, err = read_private_memory.ReadPrivateMemory(1 << 30)
	require.ErrorIs(t, err, os.ErrNotExist)
}
