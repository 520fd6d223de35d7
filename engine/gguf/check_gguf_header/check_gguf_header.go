// Package check_gguf_header checks a GGUF header.
package check_gguf_header

import (
	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_blocks"
	"rkllmd/engine/gguf/check_gguf_encoder"
	"rkllmd/engine/gguf/check_gguf_pieces"
	"rkllmd/engine/gguf/check_gguf_settings"
	"rkllmd/engine/gguf/check_gguf_sizes"
	"rkllmd/engine/gguf/check_gguf_tensors"
	"rkllmd/engine/gguf/check_gguf_vocabulary"
	"rkllmd/engine/gguf/describe_gguf"
)

// CheckGGUFHeader checks what a header says, from the place of the tensors to the vocabulary, and returns the facts.
//
// **Runs on:** any thread.
func CheckGGUFHeader(h *gguf.Header) (engine.Facts, error) {
	facts := engine.Facts{Tensors: len(h.Order), Shapes: map[string][4]uint64{}}
	for name, t := range h.Tensors {
		facts.Shapes[name] = t.Shape
	}
	var err error
	if facts.TensorBytes, err = check_gguf_tensors.CheckGGUFTensors(h); err != nil {
		return facts, err
	}
	sizes, err := check_gguf_sizes.CheckGGUFSizes(h, &facts)
	if err != nil {
		return facts, err
	}
	if err := check_gguf_settings.CheckGGUFSettings(h, facts.Architecture); err != nil {
		return facts, err
	}
	if err := check_gguf_vocabulary.CheckGGUFVocabulary(h, &facts); err != nil {
		return facts, err
	}
	if err := check_gguf_pieces.CheckGGUFPieces(h, facts.Architecture); err != nil {
		return facts, err
	}
	facts.Details = describe_gguf.DescribeGGUF(h, facts.Architecture, sizes)
	if gguf.DenseArchitectures[facts.Architecture] {
		err = check_gguf_blocks.CheckGGUFBlocks(h, facts, sizes)
	}
	if facts.Details.Encoder {
		err = check_gguf_encoder.CheckGGUFEncoder(h, facts, sizes)
	}
	return facts, err
}
