// Package plan_forward plans the feed-forward part of a layer.
package plan_forward

import (
	"rkllmd/engine"
	"rkllmd/engine/memory"
	"rkllmd/engine/memory/free_span"
	"rkllmd/engine/memory/take_span"
)

// PlanForward takes and gives back what a layer's feed-forward has, dense or of experts, where a number of each token
// takes row bytes, and returns its result.
//
// **Runs on:** any thread.
func PlanForward(p *memory.Plan, f engine.Facts, row uint64) memory.Span {
	take, give := take_span.TakeSpan, free_span.FreeSpan
	width, experts, used := row*f.Details.Sizes.Embedding, f.Details.Sizes.Experts, uint64(f.Details.ExpertsUsed)
	norm := take(p, width)
	var order, weights memory.Span
	if experts > 0 {
		chances := take(p, row*experts)
		order, weights = take(p, row*experts), take(p, row*used)
		give(p, chances, take(p, row))
	}
	up, gate := take(p, row*f.Details.Widest), take(p, row*f.Details.Widest)
	give(p, norm)
	product := take(p, row*f.Details.Widest)
	give(p, gate, up)
	if experts == 0 {
		down := take(p, width)
		give(p, product)
		return down
	}
	each := take(p, width*used)
	give(p, product, order, weights)
	sum := take(p, width)
	give(p, each)
	return sum
}
