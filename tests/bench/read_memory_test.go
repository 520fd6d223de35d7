package bench_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_memory"
)

func TestReadMemory(t *testing.T) {
	before, err := read_memory.ReadMemory(os.Getpid())
	require.NoError(t, err)
	block := make([]byte, 64<<20)
	for i := 0; i < len(block); i += 4096 {
		block[i] = 1
	}
	after, err := read_memory.ReadMemory(os.Getpid())
	require.NoError(t, err)
	require.Greater(t, after-before, 32<<20)
	require.Equal(t, byte(1), block[0])

	_, err = read_memory.ReadMemory(1 << 30)
	require.ErrorIs(t, err, os.ErrNotExist)
}
