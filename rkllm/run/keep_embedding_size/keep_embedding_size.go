// Package keep_embedding_size notes the model's embedding size.
package keep_embedding_size

import (
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// KeepEmbeddingSize notes for later runs the embedding size that the callbacks of c have told, unless the library can
// be asked for it. What the library tells goes before the setting, and differs from it where that was made for another
// model.
//
// **Runs on:** the worker. The run must have ended.
func KeepEmbeddingSize(rt *rkllm.Runtime, c *rkllm.CallbackContext) {
	if rt.Serving.Load().RowSize != nil || c.EmbeddingSize == 0 || c.EmbeddingSize == rt.EmbeddingSize {
		return
	}
	if rt.EmbeddingSize != 0 {
		log_message.LogMessage(utils.LevelWarn, "the library tells another embedding size than was known: it is taken",
			"known", rt.EmbeddingSize, "told", c.EmbeddingSize)
	}
	rt.EmbeddingSize = c.EmbeddingSize
}
