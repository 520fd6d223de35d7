package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/wait_for_exit"
	"rkllmd/tests/isolation/isolation_open"
)

func TestWaitForExit(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p := i.Current
	wait_for_exit.WaitForExit(p) // it lives on, and is ended
	require.Equal(t, "it has closed its sockets", i.Death.Load().Hang.Reason)
	wait_for_exit.WaitForExit(p)
}
