package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_process"
)

func TestFindProcess(t *testing.T) {
	require.Nil(t, find_process.FindProcess(nil, 1))
	i := &isolation.Isolation{}
	require.Nil(t, find_process.FindProcess(i, 0))
	i.Current = &isolation.Process{Serial: 5}
	require.Equal(t, i.Current, find_process.FindProcess(i, 5))
	require.Nil(t, find_process.FindProcess(i, 4), "of a process that has ended")
}
