// Package describe_model says what a model file holds.
package describe_model

import (
	"fmt"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/inspect"
	"rkllmd/engine/memory/choose_context"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/engine/template/detect_abilities"
	"rkllmd/engine/template/write_for_model"
)

// DescribeModel reads the header of the model at path and says what is in it, and how much of so many bytes of
// available memory it takes with a context of that many tokens (0: several sizes, up to the model's own limit) for each
// of so many sequences.
//
// **Runs on:** any thread. Errors: those of check_model_file, or which size the model does not take.
func DescribeModel(path string, context, sequences int, available uint64) (inspect.Description, error) {
	f, err := check_model_file.CheckModelFile(path)
	switch {
	case err != nil:
		return inspect.Description{}, err
	case context < 0 || context > f.ContextLength:
		return inspect.Description{}, fmt.Errorf("a context of %d tokens was asked for, but %s was made for at most %d",
			context, path, f.ContextLength)
	case sequences < 1 || sequences > engine.MaxSequences:
		return inspect.Description{}, fmt.Errorf("%d sequences were asked for; a context can have 1 to %d", sequences,
			engine.MaxSequences)
	}
	details, sizes := f.Details, f.Details.Sizes
	d := inspect.Description{
		Path: path, Architecture: f.Architecture, Name: f.Name, About: details.About, Parameters: details.Parameters,
		Quantisation: details.FileType, TensorTypes: details.Types,
		Layers: f.Layers, EmbeddingSize: f.EmbeddingSize, Experts: sizes.Experts, ExpertsUsed: details.ExpertsUsed,
		Vocabulary: f.VocabSize, Tokenizer: details.Tokenizer, ContextLength: f.ContextLength,
		Pooling:      details.Pooling,
		Automatic:    choose_context.ChooseContext(f, []engine.ContextOptions{{Sequences: sequences}}, available),
		ChatTemplate: f.ChatTemplate, TemplateBytes: len(f.ChatTemplate),
		BOS: details.BOS, EOS: details.EOS, EndOfTurn: details.EndOfTurn, Sequences: sequences, Available: available,
	}
	if f.ChatTemplate != "" {
		abilities, err := detect_abilities.DetectAbilities(write_for_model.WriteForModel(&engine.Model{Facts: f,
			BOS: -1, EOS: -1}))
		if d.Abilities = &abilities; err != nil {
			d.Abilities, d.TemplateError = nil, err.Error()
		}
	}
	if sizes.Heads != nil {
		d.Heads, d.KVHeads = slices.Max(sizes.Heads), slices.Max(sizes.KeyHeads)
	}
	if sizes.Forward != nil {
		d.FeedForward = slices.Max(sizes.Forward)
	}
	contexts := []int{context}
	if context == 0 {
		contexts = append(slices.Clone(inspect.Inspected), f.ContextLength)
	}
	for i, size := range contexts {
		if size < f.ContextLength || i == len(contexts)-1 {
			m := estimate_memory.EstimateMemory(f, engine.ContextOptions{Size: size, Sequences: sequences})
			m.Fits = available == 0 || m.Total <= available
			d.Memory = append(d.Memory, m)
		}
	}
	return d, nil
}
