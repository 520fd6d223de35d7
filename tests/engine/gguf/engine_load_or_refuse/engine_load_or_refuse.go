// Package engine_load_or_refuse does all with a model that a daemon would.
package engine_load_or_refuse

import (
	"context"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/decode_embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/utils/turns"
)

// EngineLoadOrRefuse checks the model at path, loads it, reads a difficult text, decodes it and draws some tokens.
// Whatever is wrong with the model, the process must live: the error does not matter.
func EngineLoadOrRefuse(path string) error {
	facts, err := check_model_file.CheckModelFile(path)
	if err != nil {
		return err
	}
	m, err := load_model.LoadModel(path, facts, nil)
	if err != nil {
		return err
	}
	defer free_model.FreeModel(m)
	tokens, err := tokenize_text.TokenizeText(m, "the river\n \xff\xfe語 ﬁ① Hello <|im_start|></s><unk>", true, true)
	if err != nil {
		return err
	}
	if facts.Details.Encoder {
		e := &embedding.Embedder{Model: m, Size: min(64, m.ContextLength), Threads: 1}
		defer free_embedder.FreeEmbedder(e)
		_, err = decode_embedding.DecodeEmbedding(context.Background(), e, turns.Client{},
			append(tokens, 0)[:min(len(tokens)+1, e.Size)])
		return err
	}
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: min(64, m.ContextLength), Batch: 32,
		Threads: 1})
	if err != nil {
		return err
	}
	defer free_context.FreeContext(c)
	for _, token := range tokens {
		detokenize_token.DetokenizeToken(m, token, true)
	}
	tokens = append(tokens, 0)[:min(len(tokens)+1, c.Batch)]
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 40, TopP: 0.9, Temperature: 0.8,
		RepeatPenalty: 1.1}, c.Size)
	if err != nil {
		return err
	}
	defer free_sampler.FreeSampler(s)
	var seq engine.Sequence
	for range 3 {
		if err := decode_tokens.DecodeTokens(c, &seq, tokens, engine.OutputLast); err != nil {
			return err
		}
		token, err := sample_token.SampleToken(s, c, c.Rows-1)
		if err != nil {
			return err
		}
		tokens = []int32{token}
	}
	return nil
}
