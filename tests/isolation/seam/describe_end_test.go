package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation/seam/describe_end"
	"rkllmd/tests/isolation/isolation_load"
)

func TestDescribeEnd(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	check := describe_end.DescribeEnd(i)
	require.NoError(t, check())
	p := i.Current
	p.Ending.Store(true)
	require.EqualError(t, check(), "the library's process has ended", "nobody has heard how")
	p.Ending.Store(false)
	require.NoError(t, p.Command.Process.Signal(unix.SIGKILL))
	<-p.Gone
	require.ErrorContains(t, check(), "SIGKILL")
}
