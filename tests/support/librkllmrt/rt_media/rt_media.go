// Package rt_media makes an RKLLMInput of images and videos for a test.
package rt_media

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

// RtMedia returns an RKLLMInput of type MULTIMODAL in C memory: images of imageRows rows each and a video of two frames
// for every videoRows floats, between the markers <|im_start|> and <|im_end|>.
func RtMedia(tb testing.TB, prompt string, images [][]float32, imageRows int, videos [][]float32, frameRows int) (
	*librkllmrt.CInput, *librkllmrt.CMultimodalInput) {
	in := (*librkllmrt.CInput)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CInput{}))))
	in.InputType = rkllm.InputMultimodal
	c := (*librkllmrt.CMultimodalInput)(unsafe.Pointer(&in.Data))
	c.Prompt = rt_text.RtText(tb, prompt)
	for kind, list := range [][][]float32{images, videos} {
		var floats []float32
		for _, one := range list {
			floats = append(floats, one...)
		}
		memory := rt_memory.RtMemory(tb, 4*len(floats)+4)
		copy(unsafe.Slice((*float32)(memory), len(floats)), floats)
		switch {
		case len(list) == 0:
		case kind == 0:
			c.Image.Embed, c.Image.NTokens, c.Image.N = memory, uint64(imageRows), uint64(len(list))
			c.Image.Start, c.Image.End = rt_text.RtText(tb, "<|im_start|>"), rt_text.RtText(tb, "<|im_end|>")
		default:
			c.Video.Embed, c.Video.NFrameTokens, c.Video.NFrames, c.Video.N = memory, uint64(frameRows), 2,
				uint64(len(list))
			c.Video.Start, c.Video.End = rt_text.RtText(tb, "<|im_start|>"), rt_text.RtText(tb, "<|im_end|>")
		}
	}
	return in, c
}
