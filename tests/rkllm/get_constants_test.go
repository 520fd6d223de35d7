package rkllm_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_constants"
	"rkllmd/rkllm/get_constants"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/number_template"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestGetConstants(t *testing.T) {
	rt := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC).Library, rkllm.Limits{})
	want := "x" + string(describe_constants.DescribeConstants(rt.Serving.Load(), &rt.Limits))
	var group sync.WaitGroup
	for range 8 { // the loop, and goroutines that handle large messages
		group.Add(1)
		go func() {
			defer group.Done()
			for range 3 {
				job := &rkllm.Job{Result: []byte("x")}
				get_constants.GetConstants(rt, job)
				if string(job.Result) != want {
					t.Errorf("got %s", job.Result)
				}
				clear(job.Result) // the answer is the caller's own
			}
		}()
	}
	group.Wait()
	kept, job := rt.Constants.Load(), &rkllm.Job{}
	get_constants.GetConstants(rt, job)
	require.Same(t, kept, rt.Constants.Load(), "it is made once")
	rt.Serving.Load().Isolated, rt.Deaths, job = &rkllm.Isolated{}, 2, &rkllm.Job{}
	get_constants.GetConstants(rt, job)
	require.JSONEq(t, want[1:len(want)-1]+`,"isolation":{"deaths":2,"last_death":"`+
		` outside of any function","reload":"off"}}`, string(job.Result))
	rt.Serving.Load().Isolated, rt.Handle, job = nil, 77, &rkllm.Job{}
	rt.Serving.Load().DescribeTemplate = number_template.NumberTemplate
	get_constants.GetConstants(rt, job)
	require.JSONEq(t, want[1:len(want)-1]+`,"chat_template":77}`, string(job.Result))
	rt.Serving.Load().DescribeTemplate, rt.HTTP, job = nil, "unix:///run/a b", &rkllm.Job{}
	get_constants.GetConstants(rt, job)
	require.JSONEq(t, want[1:len(want)-1]+`,"http":"unix:///run/a b"}`, string(job.Result))
	other := create_runtime.CreateRuntime(rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD).Library, rkllm.Limits{})
	get_constants.GetConstants(other, &rkllm.Job{})
	require.NotEqual(t, *kept, *other.Constants.Load(), "each library has its own")
}
