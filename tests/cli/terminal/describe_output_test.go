package terminal_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/terminal/describe_output"
)

func TestDescribeOutput(t *testing.T) {
	require.ErrorIs(t, describe_output.DescribeOutput(&fs.PathError{Op: "write", Err: unix.EPIPE}), cli.ErrClosed)
	err := describe_output.DescribeOutput(&fs.PathError{Op: "write", Err: unix.ENOSPC})
	require.ErrorIs(t, err, unix.ENOSPC)
	require.ErrorContains(t, err, "cannot write the answer: ")
}
