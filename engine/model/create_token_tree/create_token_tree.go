// Package create_token_tree puts a vocabulary in the order in which grammars look at it.
package create_token_tree

import (
	"bytes"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/model"
	"rkllmd/engine/model/compare_pieces"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/is_end_of_generation"
)

// CreateTokenTree puts m's tokens in the order in which grammars look at them. In the order of the texts a text stands
// behind those that it begins with, so the ones above a token are those of the tokens before it that are not yet left.
//
// **Runs on:** any thread. Model.Using is held, or m has a context.
func CreateTokenTree(m *engine.Model) *engine.TokenTree {
	tree := &engine.TokenTree{Specials: map[string][]int32{}, Texts: make([]string, m.VocabSize)}
	pieces, levels := make([]model.Piece, 0, m.VocabSize), [][]int{nil}
	for token := range int32(m.VocabSize) {
		if is_end_of_generation.IsEndOfGeneration(m, token) {
			tree.Ending = append(tree.Ending, token)
			continue
		}
		text := detokenize_token.DetokenizeToken(m, token, true)
		if len(text) == 0 {
			continue
		}
		if _, special := m.Controls[string(text)]; special {
			tree.Specials[string(text)] = append(tree.Specials[string(text)], token)
		}
		if bytes.IndexByte(text, 0) < 0 {
			tree.Texts[token] = string(text)
		}
		pieces = append(pieces, model.Piece{Token: token, Text: text})
	}
	slices.SortFunc(pieces, compare_pieces.ComparePieces)
	var above []int // the places of those that the text before began with, and its own
	below := make([]int32, len(pieces))
	for at, piece := range pieces {
		for len(above) > 0 && !bytes.HasPrefix(piece.Text, pieces[above[len(above)-1]].Text) {
			above = above[:len(above)-1]
		}
		if len(above) > 0 {
			below[above[len(above)-1]]++
		}
		if len(levels) == len(above) {
			levels = append(levels, nil)
		}
		levels[len(above)] = append(levels[len(above)], at)
		above = append(above, at)
	}
	ends := len(tree.Ending)
	tree.Tokens = slices.Clone(tree.Ending)
	tree.Roots = ends + len(levels[0])
	tree.Ends = slices.Repeat([]int32{int32(tree.Roots)}, ends)
	end := int32(tree.Roots)
	for _, level := range levels {
		for _, at := range level {
			end += below[at]
			tree.Tokens, tree.Ends = append(tree.Tokens, pieces[at].Token), append(tree.Ends, end)
		}
	}
	return tree
}
