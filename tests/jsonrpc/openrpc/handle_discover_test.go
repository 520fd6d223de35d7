package openrpc_test

import (
	"encoding/json"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc/describe_api"
	"rkllmd/jsonrpc/openrpc/handle_discover"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestHandleDiscover(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC).Library, rkllm.Limits{})
	s := &jsonrpc.Server{Runtime: rt, Methods: create_server.CreateServer(rt).Methods}
	discover := handle_discover.HandleDiscover(s)
	want, err := json.Marshal(describe_api.DescribeAPI(s.Methods, rt.Serving.Load()))
	require.NoError(t, err)
	var group sync.WaitGroup
	for range 4 { // the loop, and goroutines that handle large messages
		group.Add(1)
		go func() {
			defer group.Done()
			job := &rkllm.Job{Result: []byte("x")}
			discover(rt, job)
			if string(job.Result) != "x"+string(want) {
				t.Errorf("got %s", job.Result)
			}
			clear(job.Result) // the answer is the caller's own
		}()
	}
	group.Wait()
	kept := s.Document.Load()
	discover(rt, &rkllm.Job{})
	require.Same(t, kept, s.Document.Load(), "it is made once")
	rt.Serving.Store(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutA).Library)
	job := &rkllm.Job{}
	discover(rt, job)
	require.Contains(t, string(job.Result), `"x-generation":"A"`, "each library has its own")
}
