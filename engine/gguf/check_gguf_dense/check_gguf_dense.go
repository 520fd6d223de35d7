// Package check_gguf_dense checks the layers behind the pooling of an encoder.
package check_gguf_dense

import (
	"fmt"

	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number"
)

// CheckGGUFDense checks of a gguf.GemmaEncoder of so many numbers a token that it has both layers behind the pooling or
// none, and that one takes what the other gives: llama.cpp would end the process, or leave both out. Their tensors'
// shapes it compares with these numbers itself.
//
// **Runs on:** any thread.
func CheckGGUFDense(h *gguf.Header, width uint64) error {
	_, second := h.Tensors[gguf.DenseLayers[0]]
	_, third := h.Tensors[gguf.DenseLayers[1]]
	if second != third {
		return fmt.Errorf("of the layers behind the pooling, %q and %q, it has only one", gguf.DenseLayers[0],
			gguf.DenseLayers[1])
	}
	const a = gguf.GemmaEncoder + "."
	sizes := map[string]uint64{}
	for _, name := range []string{"dense_2_feat_in", "dense_2_feat_out", "dense_3_feat_in", "dense_3_feat_out"} {
		size, found, err := get_gguf_number.GetGGUFNumber(h, a+name, 0, 1<<24)
		switch {
		case err != nil:
			return err
		case second && !found:
			return fmt.Errorf("%s%s is missing", a, name)
		case found && (name == "dense_2_feat_in" || name == "dense_3_feat_out") && size != width:
			return fmt.Errorf("%s%s is %d; it must be as wide as the model, %d", a, name, size, width)
		}
		sizes[name] = size
	}
	if out, in := sizes["dense_2_feat_out"], sizes["dense_3_feat_in"]; out != in {
		return fmt.Errorf("%sdense_2_feat_out is %d and dense_3_feat_in %d; they must be the same", a, out, in)
	}
	return nil
}
