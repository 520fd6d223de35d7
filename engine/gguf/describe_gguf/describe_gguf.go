// Package describe_gguf reads the details of a GGUF header.
package describe_gguf

import (
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/count_gguf_types"
	"rkllmd/engine/gguf/find_gguf_token"
)

// DescribeGGUF reads the details of a header that the other checks have accepted: what people ask for, and what the
// memory follows from (estimate_memory).
//
// **Runs on:** any thread.
func DescribeGGUF(h *gguf.Header, architecture string, sizes engine.GGUFSizes) engine.Details {
	d := engine.Details{Tokenizer: h.Pairs["tokenizer.ggml.model"].Text, About: h.Pairs["general.description"].Text,
		Sizes: sizes, Masks: 1}
	d.Parameters, d.Types = count_gguf_types.CountGGUFTypes(h)
	if kind, found := h.Pairs["general.file_type"]; found && !kind.Array {
		d.FileType = gguf.FileTypes[kind.Number]
	}
	d.BOS = find_gguf_token.FindGGUFToken(h, "tokenizer.ggml.bos_token_id")
	d.EOS = find_gguf_token.FindGGUFToken(h, "tokenizer.ggml.eos_token_id")
	d.EndOfTurn = find_gguf_token.FindGGUFToken(h, "tokenizer.ggml.eot_token_id", gguf.EndsOfTurn...)
	d.ExpertsUsed = int(h.Pairs[architecture+".expert_used_count"].Number)
	d.Pooling = engine.Poolings[h.Pairs[architecture+".pooling_type"].Number]
	if d.Encoder = gguf.Encoders[architecture]; d.Encoder && d.Pooling == engine.PoolingNone {
		d.Pooling = engine.PoolingMean
	}
	for name, t := range h.Tensors {
		if !strings.HasPrefix(name, "blk.") || strings.Contains(name, "attn") || t.Dims < 2 {
			continue
		}
		width := t.Shape[1]
		if t.Dims == 3 {
			width *= uint64(d.ExpertsUsed)
		}
		d.Widest = min(max(d.Widest, width), 1<<40) // keeps the memory for it in 64 bits
	}
	if h.Pairs[architecture+".attention.sliding_window"].Number > 0 && !gguf.DenseArchitectures[architecture] {
		d.Masks = 2
	}
	table := h.Tensors["token_embd.weight"]
	if kind := engine.TensorTypes[table.Type]; h.Tensors["output.weight"].Dims == 0 && engine.RepackedTypes[kind.Name] {
		d.Copied = table.Shape[0] * table.Shape[1] / kind.Block * kind.Bytes
	}
	return d
}
