// Package grammar_ends returns where a part of a grammar may end in a text.
package grammar_ends

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/tests/grammar/is_in_class"
	"rkllmd/tests/grammar/next_ends"
	"rkllmd/tests/grammar/repeated_ends"
)

// GrammarEnds returns where a part of a grammar may end in a text that it begins at a place of.
func GrammarEnds(rules map[string]*grammar.Node, n *grammar.Node, text []rune, at int) []int {
	switch n.Kind {
	case grammar.Literal:
		if len(text)-at >= len(n.Characters) && slices.Equal(text[at:at+len(n.Characters)], n.Characters) {
			return []int{at + len(n.Characters)}
		}
		return nil
	case grammar.Class:
		if at < len(text) && is_in_class.IsInClass(n, text[at]) != n.Not {
			return []int{at + 1}
		}
		return nil
	case grammar.RuleName:
		return GrammarEnds(rules, rules[n.Rule], text, at)
	case grammar.Repetition:
		return repeated_ends.RepeatedEnds(rules, n, text, at, GrammarEnds)
	}
	ends := []int{at}
	if n.Kind == grammar.Alternatives {
		ends = nil
	}
	for _, part := range n.Nodes {
		if n.Kind == grammar.Alternatives {
			ends = append(ends, GrammarEnds(rules, part, text, at)...)
			continue
		}
		ends = next_ends.NextEnds(rules, part, text, ends, GrammarEnds)
	}
	slices.Sort(ends)
	return slices.Compact(ends)
}
