// Package rkllm_retried_init loads a model that a library has room for at the second try.
package rkllm_retried_init

import (
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

// RkllmRetriedInit has rkllm_init fail once right after a death of the library, and change what it was given: it is
// called once more, with what the client has given.
func RkllmRetriedInit(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	fake.Library.Isolated, rt.Death.Time = &rkllm.Isolated{Base: 7 << 32}, time.Now()
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_init", `{"model_path":"`+fake.Model+`"}`)
	var contexts []int32
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		slot := (*uintptr)(rkllm_fake_pointer.RkllmFakePointer(arguments[0]))
		require.Equal(t, fake.Library.Isolated.Base, *slot, "it says which library is meant")
		*slot = 0
		context := (*int32)(unsafe.Add(rkllm_fake_pointer.RkllmFakePointer(arguments[1]), 8))
		contexts = append(contexts, *context)
		*context = -1
		return int32(len(contexts)) - 2
	})
	call_rkllm_init.CallRkllmInit(rt, job)
	require.Nil(t, job.Err)
	require.Equal(t, []int32{rkllm.DefaultLength, rkllm.DefaultLength}, contexts)
	free_memory.FreeMemory(&rt.ModelMemory)
}
