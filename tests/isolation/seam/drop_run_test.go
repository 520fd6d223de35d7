package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/drop_run"
	"rkllmd/tests/isolation/isolation_load"
)

func TestDropRun(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	p.Running.Store(isolation.RunAsync + 1)
	p.Userdata.Store(7)
	p.Aborted.Store(8)
	drop_run.DropRun(i)()
	require.Zero(t, p.Running.Load())
	require.Zero(t, p.Userdata.Load())
	require.Zero(t, p.Aborted.Load())
	i.Current = nil
	drop_run.DropRun(i)() // its process has ended
	i.Current = p
}
