package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_process"
	"rkllmd/isolation/process/keep_isolation"
)

func TestFindProcess(t *testing.T) {
	require.Nil(t, find_process.FindProcess(1<<60), "of a library that is not open")
	i := &isolation.Isolation{}
	keep_isolation.KeepIsolation(i)
	base := i.Number << isolation.HandleBits
	require.Nil(t, find_process.FindProcess(base))
	i.Current = &isolation.Process{Serial: base + 5}
	require.Equal(t, i.Current, find_process.FindProcess(base+5))
	require.Nil(t, find_process.FindProcess(base+4), "of a process that has ended")
}
