package utils_test

import (
	"errors"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/describe_system_error"
)

func TestDescribeSystemError(t *testing.T) {
	_, missing := os.Open("/no/such/file")
	_, below := os.Open("/dev/null/x")
	_, dial := net.Dial("unix", filepath.Join(t.TempDir(), "none"))
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer full.Close()
	var writes []error
	for range 6 {
		_, err := full.Write([]byte("x"))
		writes = append(writes, err)
	}
	for _, test := range []struct {
		err  error
		want string
		is   error
	}{
		{missing, "no such file or directory", fs.ErrNotExist},
		{below, "a part of the path is a file, where a directory must be", syscall.ENOTDIR},
		{dial, "no such file or directory", fs.ErrNotExist},
		{errors.Join(writes...), "the disk is full", syscall.ENOSPC},
		{&fs.PathError{Op: "readlink", Path: "/a", Err: syscall.ELOOP},
			"its symbolic links lead in a circle; let them end at a file", syscall.ELOOP},
		{syscall.EACCES, "permission denied", fs.ErrPermission},
		{io.ErrUnexpectedEOF, "it ends too early", io.ErrUnexpectedEOF},
		{errors.New("mine"), "mine", nil},
	} {
		err := describe_system_error.DescribeSystemError(test.err)
		require.EqualError(t, err, test.want)
		if test.is != nil {
			require.ErrorIs(t, err, test.is)
		}
	}
	require.NoError(t, describe_system_error.DescribeSystemError(nil))
	for number, words := range utils.SystemErrors {
		require.NotEqual(t, number.Error(), words, "what reads the same needs no entry")
	}
}
