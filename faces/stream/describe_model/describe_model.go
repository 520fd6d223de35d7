// Package describe_model tells clients of the model.
package describe_model

import (
	"rkllmd/faces/stream"
	"rkllmd/generation"
)

// DescribeModel returns what clients are told of the model of b, and of what can be done with it.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Initialization message".
func DescribeModel(b *generation.Backend) *stream.ModelInfo {
	can := b.Capabilities
	info := &stream.ModelInfo{
		Architecture: b.Model.Architecture, MaxTokens: b.Model.ContextSize, Vocabulary: b.Model.Vocabulary,
		Runtime:      b.Name,
		ChatTemplate: b.Model.HasTemplate, Writes: b.Model.Abilities, TemplateError: b.Model.TemplateError,
		Sequences: can.Sequences, Capabilities: []string{},
	}
	for _, one := range []struct {
		name string
		can  bool
	}{
		{"pause", can.Pause}, {"modify", can.Modify}, {"seed", can.Seeds}, {"logprobs", can.Logprobs},
		{"messages", can.Messages},
		{"tokens", can.Tokens}, {"sampling", can.Sampling}, {"exact", can.Exact}, {"schema", can.Grammars},
	} {
		if one.can {
			info.Capabilities = append(info.Capabilities, one.name)
		}
	}
	return info
}
