package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_createDefaultParam"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestCallRkllmCreateDefaultParam(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	fake.Library.Arena = &rkllm.Arena{} // nothing can be had from it: others could change the pointers there
	job := &rkllm.Job{Function: "rkllm_createDefaultParam"}
	for _, layout := range rkllm.Layouts {
		size := layout.Param.Size
		// the bytes are 1, which is no pointer
		fake.Library.Layout = &rkllm.Layout{Generation: layout.Generation, Param: &rkllm.Struct{Fields: []rkllm.Field{
			{Name: "first", Kind: rkllm.Int32, Offset: 0}, {Name: "last", Kind: rkllm.Int32, Offset: size - 4},
			{Name: "flag", Kind: rkllm.Bool, Offset: 57},
		}}}
		job.Result = []byte("x")
		call_rkllm_createDefaultParam.CallRkllmCreateDefaultParam(rt, job)
		require.Nil(t, job.Err)
		require.Equal(t, `x{"first":16843009,"last":16843009,"flag":true}`, string(job.Result))
	}

	fake.Library.CreateDefaultParam = nil
	call_rkllm_createDefaultParam.CallRkllmCreateDefaultParam(rt, job)
	require.Equal(t, rkllm.CodeNotSupported, job.Err.Code)
}
