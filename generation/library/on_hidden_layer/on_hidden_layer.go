// Package on_hidden_layer is told the last hidden layer of a text.
package on_hidden_layer

import (
	"unsafe"

	"rkllmd/engine"
	"rkllmd/generation/library"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// OnHiddenLayer returns the CallbackContext.Sink that makes one vector of the rows of made's text: their mean, or the
// last of them (library.Vector.Pooling). They come with one callback; what comes with later ones, or without rows, says
// nothing of the text.
//
// **Runs on:** any thread. What it returns runs on the library's callback thread. It takes a millisecond for a million
// numbers.
func OnHiddenLayer(made *library.Vector) func(*rkllm.CallbackContext, unsafe.Pointer, int32) {
	return func(c *rkllm.CallbackContext, results unsafe.Pointer, _ int32) {
		_, array := find_member.FindMember(c.Layout.Result, results, "last_hidden_layer", "hidden_states")
		_, width := find_member.FindMember(c.Layout.Result, results, "last_hidden_layer", "embd_size")
		_, rows := find_member.FindMember(c.Layout.Result, results, "last_hidden_layer", "num_tokens")
		size, count := int(*(*int32)(width)), int(*(*int32)(rows))
		if made.Rows > 0 || *(*unsafe.Pointer)(array) == nil || size <= 0 || count <= 0 {
			return
		}
		numbers := unsafe.Slice((*float32)(*(*unsafe.Pointer)(array)), size*count)
		if made.Rows = count; made.Pooling != engine.PoolingMean {
			numbers, count = numbers[size*(count-1):], 1
		}
		sum := make([]float64, size)
		for i, number := range numbers {
			sum[i%size] += float64(number)
		}
		for _, number := range sum {
			made.Numbers = append(made.Numbers, float32(number/float64(count)))
		}
	}
}
