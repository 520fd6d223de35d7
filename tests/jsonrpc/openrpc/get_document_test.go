package openrpc_test

import (
	"encoding/json"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc/describe_api"
	"rkllmd/jsonrpc/openrpc/get_document"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestGetDocument(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC).Library, rkllm.Limits{})
	s := create_server.CreateServer(rt)
	want, err := json.Marshal(describe_api.DescribeAPI(s.Methods, rt.Serving.Load()))
	require.NoError(t, err)
	var group sync.WaitGroup
	for range 4 { // the loop, and goroutines that handle large messages
		group.Go(func() {
			if text := get_document.GetDocument(s); string(text) != string(want) {
				t.Errorf("got %s", text)
			}
		})
	}
	group.Wait()
	kept := s.Document.Load()
	get_document.GetDocument(s)
	require.Same(t, kept, s.Document.Load(), "it is made once")
	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA).Library)
	require.Contains(t, string(get_document.GetDocument(s)), `"x-generation":"A"`, "each library has its own")
}
