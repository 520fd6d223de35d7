package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/isolation/seam/ask_run"
	"rkllmd/isolation/seam/bind_isolation"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_library"
)

func TestBindIsolation(t *testing.T) {
	library := &rkllm.Library{Layout: rkllm.LayoutD}
	i := &isolation.Isolation{Path: isolation_library.IsolationLibrary(t), Layout: rkllm.LayoutD}
	require.NoError(t, bind_isolation.BindIsolation(library, i))
	require.Same(t, i, find_isolation.FindIsolation(library.Isolated.Base))
	require.Same(t, i.Arena, library.Arena)
	require.Equal(t, ask_run.Pointer, library.Run)
	require.NotEmpty(t, i.Results)
	require.True(t, library.Isolated.IsAlive())
	library.Isolated.Close()
	require.Nil(t, find_isolation.FindIsolation(library.Isolated.Base))
	i = &isolation.Isolation{Path: "/none.so", Layout: rkllm.LayoutD}
	require.ErrorContains(t, bind_isolation.BindIsolation(&rkllm.Library{}, i), "/none.so")
	require.Nil(t, find_isolation.FindIsolation(i.Number<<isolation.HandleBits), "nothing is left behind")
}
