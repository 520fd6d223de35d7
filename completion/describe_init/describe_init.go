// Package describe_init makes the first message of a generation.
package describe_init

import (
	"rkllmd/completion"
	"rkllmd/completion/describe_model"
	"rkllmd/generation"
)

// DescribeInit returns the init message of the generation with this ID, which b works on.
//
// **Runs on:** any. Follows docs/protocols/web-streaming.md, "Initialization message".
func DescribeInit(id string, b *generation.Backend) completion.Init {
	return completion.Init{Type: completion.TypeInit, RequestID: id, Model: b.Model.Name,
		ModelInfo: describe_model.DescribeModel(b)}
}
