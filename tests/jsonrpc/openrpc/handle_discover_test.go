package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc/get_document"
	"rkllmd/jsonrpc/openrpc/handle_discover"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestHandleDiscover(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC).Library, rkllm.Limits{})
	s := create_server.CreateServer(rt)
	job := &rkllm.Job{Result: []byte("x")}
	handle_discover.HandleDiscover(s)(rt, job)
	want := "x" + string(get_document.GetDocument(s))
	require.Equal(t, want, string(job.Result))
	clear(job.Result) // the answer is the caller's own
	require.Equal(t, want[1:], string(get_document.GetDocument(s)))
}
