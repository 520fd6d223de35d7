// Package set_markers puts the markers of rkllm_init into a multimodal request.
package set_markers

import (
	"unsafe"

	"rkllmd/dropin/copy_string"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// SetMarkers sets image_start, image_end and image_content of the multimodal RKLLMInput at place, one of generation D,
// to copies in memory of m of what rkllm_init was given for the handle in the RKLLMParam that layout describes. Without
// such it does nothing.
//
// **Runs on:** any thread. **Holds:** DropIn. Errors: no memory.
func SetMarkers(m *rkllm.Memory, layout *rkllm.Layout, handle uintptr, place unsafe.Pointer) error {
	librkllmrt.DropIn.Lock()
	defer librkllmrt.DropIn.Unlock()
	kept := librkllmrt.DropIn.Markers[handle]
	if len(kept.Blocks) == 0 {
		return nil
	}
	names := [][2]string{{"img_start", "image_start"}, {"img_end", "image_end"}, {"img_content", "image_content"}}
	for _, name := range names {
		_, from := find_member.FindMember(layout.Param, kept.Blocks[0], name[0])
		_, to := find_member.FindMember(rkllm.LayoutD.Input, place, "multimodal_input", "image", name[1])
		text, err := copy_string.CopyString(m, name[0], *(*unsafe.Pointer)(from))
		if err != nil {
			return err
		}
		*(*unsafe.Pointer)(to) = text
	}
	return nil
}
