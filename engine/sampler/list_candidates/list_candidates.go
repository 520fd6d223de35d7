// Package list_candidates lists the tokens of which the next one is chosen within a grammar.
package list_candidates

import (
	"math"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/sampler"
	"rkllmd/engine/sampler/is_decided"
	"rkllmd/engine/sampler/list_fitting"
	"rkllmd/engine/sampler/list_likeliest"
)

// ListCandidates returns tokens that fit the grammar at the place where the answer is, ascending: all of them, or so
// many of the likeliest that s chooses the same.
//
// Where few tokens fit, the tree has them soon. Where nearly all fit, as within a text, to look at all takes long, and
// the likeliest that fit are soon found. So the tree is looked at if it does not become large, else some of the
// likeliest, then more of them, and all only if that was not enough: where s chooses among its likeliest only, if those
// are not found, and where it chooses among all, if it could choose another one the more of the rest fit (is_decided).
//
// **Runs on:** one thread at a time. It is the one that uses the context, the sampler and the constraint. The row has
// output, and no logit that is not a number.
func ListCandidates(s *engine.Sampler, held *engine.Constraint, c *engine.Context, row int) ([]int32, error) {
	size := c.Model.VocabSize
	fitting, whole, err := list_fitting.ListFitting(held, held.Tree, sampler.TreeTokens)
	if err != nil || whole {
		return fitting, err
	}
	counts := sampler.LikeliestTokens[:]
	switch {
	case s.Decisive == 0 && !s.Copied:
		counts = nil
	case s.Decisive == 0 && !s.Draws: // mirostat: what it learns depends on more tokens than what it chooses
		counts = counts[1:]
	}
	for _, count := range counts {
		if count >= size {
			break
		}
		likeliest, err := list_likeliest.ListLikeliest(s, c, row, count)
		if err != nil {
			return nil, err
		}
		flat := engine.TokenTree{Tokens: likeliest, Ends: slices.Repeat([]int32{int32(count)}, count), Roots: count}
		fitting, _, err := list_fitting.ListFitting(held, &flat, count)
		switch {
		case err != nil:
			return nil, err
		case s.Decisive > 0 && len(fitting) >= s.Decisive,
			s.Decisive == 0 && len(fitting) > 0 && is_decided.IsDecided(s, c, row, likeliest, fitting):
			return fitting, nil
		}
	}
	fitting, _, err = list_fitting.ListFitting(held, held.Tree, math.MaxInt32)
	return fitting, err
}
