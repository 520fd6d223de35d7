package utils_test

import (
	"bytes"
	"crypto/sha256"
	"os"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/write_sealed"
)

func TestWriteSealed(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, write_sealed.WriteSealed(&out, []byte("one "), nil, []byte("two")))
	sum := sha256.Sum256([]byte("one two"))
	require.Equal(t, "one two"+string(sum[:]), out.String())

	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer full.Close()
	err = write_sealed.WriteSealed(full, []byte("a"), []byte("b"), []byte("c"))
	require.ErrorIs(t, err, syscall.ENOSPC)
	require.EqualError(t, err, "write /dev/full: no space left on device", "once")
}
