// Package keep_model notes that a model has been loaded.
package keep_model

import (
	"bytes"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/read_integer"
)

// KeepModel makes handle the runtime's model. It notes what later calls need to know of the RKLLMParam at job.C[1],
// and keeps the job's C memory until destroy, because the library may keep pointers to it. It returns 0, or what the
// library has returned that could not tell how long a row is because its process has ended: then nothing is noted.
//
// **Runs on:** the worker. **Holds:** HandleLock for writing, for an instant.
func KeepModel(rt *rkllm.Runtime, job *rkllm.Job, handle uintptr) int32 {
	rowSize := int32(rt.Limits.EmbeddingSize)
	if rt.Serving.Load().RowSize != nil {
		if rowSize = call_with_one.CallWithOne(rt.Serving.Load().RowSize, handle); rowSize < 0 {
			return rowSize
		}
	}
	layout := rt.Serving.Load().Layout.Param
	param := job.C[1]
	rt.Param = bytes.Clone(unsafe.Slice((*byte)(param), layout.Size))
	rt.NBatch = 1
	if f, place := find_member.FindMember(layout, param, "extend_param", "n_batch"); f != nil {
		rt.NBatch = int(max(1, read_integer.ReadInteger(f.Kind, place)))
	}
	_, async := find_member.FindMember(layout, param, "is_async")
	rt.IsAsync = *(*byte)(async) != 0
	rt.Markers = job.Markers
	rt.EmbeddingSize = int(rowSize)
	rt.ModelMemory, job.Memory = job.Memory, rkllm.Memory{}

	rt.HandleLock.Lock()
	defer rt.HandleLock.Unlock()
	rt.Handle = handle
	return 0
}
