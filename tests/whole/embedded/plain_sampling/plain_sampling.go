// Package plain_sampling makes a model choose by the logits alone.
package plain_sampling

import "rkllmd/librkllmrt"

// PlainSampling switches penalties off, which know tokens of the prompt but not embeddings.
func PlainSampling(p *librkllmrt.CParam) {
	p.RepeatPenalty = 1
}
