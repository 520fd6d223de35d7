// Package describe_init makes the first message of a generation.
package describe_init

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_model"
	"rkllmd/generation"
)

// DescribeInit returns the init message of the generation with this ID, which b works on.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Initialization message".
func DescribeInit(id string, b *generation.Backend) stream.Init {
	return stream.Init{Type: stream.TypeInit, RequestID: id, Model: b.Model.Name,
		ModelInfo: describe_model.DescribeModel(b)}
}
