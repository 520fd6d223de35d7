// Package describe_engine_backend tells what a backend over the engine is like.
package describe_engine_backend

import (
	"cmp"
	"path/filepath"

	"rkllmd/engine"
	"rkllmd/engine/template/get_abilities"
	"rkllmd/generation"
	"rkllmd/generation/calls/detect_format"
	"rkllmd/generation/embedded"
)

// DescribeEngineBackend returns what is known of the backend over a pool of so many sequences of size tokens for the
// model m, without its functions.
//
// **Runs on:** any thread that may wait. Once for a model it takes some milliseconds, to try its chat template.
func DescribeEngineBackend(m *engine.Model, sequences, size int) *generation.Backend {
	b := &generation.Backend{
		Name: "the embedded runtime",
		Capabilities: generation.Capabilities{
			Sequences: sequences, Seeds: true, Tokens: true, Messages: m.Facts.ChatTemplate != "",
			NoTemplate: m.Facts.ChatTemplate == "", Logprobs: true, EndTokens: true,
			Sampling: true, MinP: true, MaxTokens: true, Pause: true, Modify: true, Grammars: true, Sessions: true,
			Exact: m.Exact,
		},
		Model: generation.ModelInfo{
			Name: cmp.Or(m.Facts.Name, filepath.Base(m.Path)), Path: m.Path, Architecture: m.Facts.Architecture,
			Identity:    m.Facts.Identity,
			Fingerprint: m.Fingerprint,
			ContextSize: size, Vocabulary: m.VocabSize, BytesPerToken: m.Facts.CachePerToken,
			HasTemplate: m.Facts.ChatTemplate != "",
		},
		Defaults: embedded.DefaultSampling,
	}
	if engine.Start.Llama != nil {
		b.Model.Runtime = engine.Start.Llama.Identity
	}
	if m.Facts.Details.Encoder {
		b.Model.HasTemplate = false
		b.Capabilities = generation.Capabilities{Sequences: 1, Tokens: true, EmbedsOnly: true, Exact: m.Exact}
	}
	if !b.Model.HasTemplate {
		return b
	}
	abilities, err := get_abilities.GetAbilities(m)
	if err != nil {
		b.Model.TemplateError = err.Error()
		return b
	}
	if b.Model.Abilities = &abilities; abilities.Tools {
		b.Model.Calls = detect_format.DetectFormat(m.Facts.ChatTemplate)
	}
	return b
}
