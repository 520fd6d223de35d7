// Package set_markers gives a run the image markers of its model.
package set_markers

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// SetMarkers sets the image markers that a run left out to those that the model was loaded with (parse_markers), in
// each of its inputs that has an image. job.C[1] is the RKLLMInput, job.Batch their number. Markers of a video are
// left as they are: no version of the library takes these with rkllm_init. What stands in the memory that an isolated
// library shares is a number here, because it may be no address, at which Go's garbage collector would end the daemon.
//
// **Runs on:** the worker. Follows the header of 1.3.0 (RKLLMMultiModalInput).
func SetMarkers(rt *rkllm.Runtime, job *rkllm.Job) {
	s := rt.Serving.Load().Layout.Input
	for i := range job.Batch {
		input := unsafe.Add(job.C[1], uintptr(i)*s.Size)
		_, kind := find_member.FindMember(s, input, "input_type")
		_, embed := find_member.FindMember(s, input, "multimodal_input", "image", "image_embed")
		if *(*int32)(kind) != rkllm.InputMultimodal || *(*uintptr)(embed) == 0 {
			continue
		}
		for j, marker := range rkllm.ImageMarkers {
			f, slot := find_member.FindMember(s, input, "multimodal_input", "image", marker.Image)
			if f != nil && *(*uintptr)(slot) == 0 {
				*(*uintptr)(slot) = uintptr(rt.Markers[j])
			}
		}
	}
}
