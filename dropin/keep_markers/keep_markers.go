// Package keep_markers keeps the markers of images that rkllm_init was given.
package keep_markers

import (
	"unsafe"

	"rkllmd/dropin/copy_string"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/find_member"
)

// KeepMarkers copies img_start, img_end and img_content of a caller's RKLLMParam, which layout describes and which must
// not be NULL, for the multimodal requests on that handle. In a generation whose requests carry them it does nothing.
//
// **Runs on:** one thread at a time. It is the one that called rkllm_init. **Holds:** DropIn. Errors: no memory; a text
// without an end.
func KeepMarkers(layout *rkllm.Layout, handle uintptr, param unsafe.Pointer) error {
	if field, _ := find_member.FindMember(layout.Param, param, "img_start"); field == nil || field.Kind == rkllm.Kept {
		return nil
	}
	var memory rkllm.Memory
	block, err := allocate_memory.AllocateMemory(&memory, 1, layout.Param.Size)
	for _, name := range []string{"img_start", "img_end", "img_content"} {
		if err != nil {
			break
		}
		_, from := find_member.FindMember(layout.Param, param, name)
		_, to := find_member.FindMember(layout.Param, block, name)
		*(*unsafe.Pointer)(to), err = copy_string.CopyString(&memory, name, *(*unsafe.Pointer)(from))
	}
	librkllmrt.DropIn.Lock()
	defer librkllmrt.DropIn.Unlock()
	if librkllmrt.DropIn.Markers == nil {
		librkllmrt.DropIn.Markers = map[uintptr]rkllm.Memory{}
	}
	librkllmrt.DropIn.Markers[handle] = memory
	return err
}
