// Package list_candidates lists the tokens of which the next one is chosen within a grammar.
package list_candidates

import (
	"math"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/sampler"
	"rkllmd/engine/sampler/list_fitting"
	"rkllmd/engine/sampler/list_likeliest"
)

// ListCandidates returns tokens that fit the grammar at the place where the answer is, ascending: all of them, or,
// where s chooses among its likeliest only, so many of the likeliest that it chooses the same.
//
// Where few tokens fit, the tree has them soon. Where nearly all fit, as within a text, to look at all takes long, and
// the likeliest that fit are soon found. So the tree is looked at if it does not become large, else some of the
// likeliest, then more of them, and all only if that was not enough.
//
// **Runs on:** one thread at a time. It is the one that uses the context, the sampler and the constraint. The row has
// output, and no logit that is not a number.
func ListCandidates(s *engine.Sampler, held *engine.Constraint, c *engine.Context, row int) ([]int32, error) {
	size := c.Model.VocabSize
	if s.Decisive > 0 {
		fitting, whole, err := list_fitting.ListFitting(held, held.Tree, size, sampler.TreeTokens)
		if err != nil || whole {
			return fitting, err
		}
	}
	for _, count := range sampler.LikeliestTokens {
		if s.Decisive == 0 || count >= size {
			break
		}
		likeliest, err := list_likeliest.ListLikeliest(s, c, row, count)
		if err != nil {
			return nil, err
		}
		flat := engine.TokenTree{Tokens: likeliest, Ends: slices.Repeat([]int32{int32(count)}, count), Roots: count}
		fitting, _, err := list_fitting.ListFitting(held, &flat, size, count)
		if err != nil || len(fitting) >= s.Decisive {
			return fitting, err
		}
	}
	fitting, _, err := list_fitting.ListFitting(held, held.Tree, size, math.MaxInt32)
	return fitting, err
}
