package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/process/start_process"
	"rkllmd/rkllm"
	"rkllmd/tests/isolation/isolation_open"
)

func TestStartProcess(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p, err := start_process.StartProcess(i)
	require.NoError(t, err)
	require.Equal(t, []any{1, 6}, []any{p.NBatch, len(p.Files)})
	close_process.CloseProcess(p)
	path := i.Path
	i.Path = "/nowhere.so"
	_, err = start_process.StartProcess(i)
	require.ErrorContains(t, err, "/nowhere.so", "the dynamic linker's words")
	i.Path, i.Layout = path, rkllm.LayoutC
	p, err = start_process.StartProcess(i)
	require.NoError(t, err)
	close_process.CloseProcess(p)
	arena := i.Arena.Free
	i.Arena.Free = nil
	_, err = start_process.StartProcess(i)
	require.ErrorContains(t, err, "the memory for arguments is full")
	i.Arena.Free = arena
}
