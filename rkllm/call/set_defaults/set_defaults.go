// Package set_defaults takes over a library's defaults.
package set_defaults

import (
	"errors"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_default_param"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_defaults"
	"rkllmd/rkllm/layout/read_integer"
	"rkllmd/rkllm/layout/write_integer"
)

// SetDefaults gives library a layout of its own, in which a member of RKLLMParam that a client leaves out is what the
// library's rkllm_createDefaultParam says, so that rkllm.init, rkllm.createDefaultParam and rkllm.get_constants tell
// the same. The documented defaults stay where that function gives no context, because it has then filled in nothing. A
// mask that names no CPU of this process counts as none. One input a run is the least there can be.
//
// **Runs on:** any thread. Nobody else uses the library yet. Errors: call_default_param's.
func SetDefaults(library *rkllm.Library) error {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	param, failure := call_default_param.CallDefaultParam(library, &memory)
	if failure != nil {
		return errors.New(failure.Message)
	}
	s := library.Layout.Param
	if f, context := find_member.FindMember(s, param, "max_context_len"); read_integer.ReadInteger(f.Kind,
		context) <= 0 {
		return nil
	}
	if _, mask := find_member.FindMember(s, param, "extend_param", "enabled_cpus_mask"); mask != nil {
		var allowed unix.CPUSet
		if unix.SchedGetaffinity(0, &allowed) == nil && *(*uint32)(mask)&*(*uint32)(unsafe.Pointer(&allowed)) == 0 {
			*(*uint32)(mask) = 0
		}
	}
	if f, batch := find_member.FindMember(s, param, "extend_param", "n_batch"); f != nil {
		write_integer.WriteInteger(f.Kind, batch, max(1, read_integer.ReadInteger(f.Kind, batch)))
	}
	layout := *library.Layout
	layout.Param = read_defaults.ReadDefaults(s, param)
	library.Layout = &layout
	return nil
}
