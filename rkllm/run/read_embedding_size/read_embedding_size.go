// Package read_embedding_size reads the model's embedding size from a result.
package read_embedding_size

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
)

// ReadEmbeddingSize notes in c the embd_size of the first last_hidden_layer with rows that a run's callbacks bring.
// Nothing is allocated. results are those of one callback, whatever its state.
//
// **Runs on:** the runtime's callback thread.
func ReadEmbeddingSize(c *rkllm.CallbackContext, results unsafe.Pointer) {
	if c.EmbeddingSize != 0 {
		return
	}
	_, rows := find_member.FindMember(c.Layout.Result, results, "last_hidden_layer", "hidden_states")
	_, count := find_member.FindMember(c.Layout.Result, results, "last_hidden_layer", "num_tokens")
	_, size := find_member.FindMember(c.Layout.Result, results, "last_hidden_layer", "embd_size")
	if *(*unsafe.Pointer)(rows) != nil && *(*int32)(count) > 0 && *(*int32)(size) > 0 {
		c.EmbeddingSize = int(*(*int32)(size))
	}
}
