package library_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/library"
	"rkllmd/cli/library/is_ready"
)

func TestIsReady(t *testing.T) {
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer writer.Close()
	fd := int(writer.Fd())
	require.True(t, is_ready.IsReady(fd, library.MaxAtOnce))
	require.False(t, is_ready.IsReady(fd, library.MaxAtOnce+1), "what is larger may have to wait")
	size, err := unix.FcntlInt(uintptr(fd), unix.F_GETPIPE_SZ, 0)
	require.NoError(t, err)
	_, err = writer.Write(make([]byte, size-library.MaxAtOnce+1))
	require.NoError(t, err)
	require.False(t, is_ready.IsReady(fd, 1))
	require.NoError(t, reader.Close())
	require.True(t, is_ready.IsReady(fd, 1), "the write fails at once")

	file, err := os.Create(t.TempDir() + "/log")
	require.NoError(t, err)
	defer file.Close()
	require.True(t, is_ready.IsReady(int(file.Fd()), 1))
}
