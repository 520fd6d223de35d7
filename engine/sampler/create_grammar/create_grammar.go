// Package create_grammar makes the constraint that holds an answer to a grammar.
package create_grammar

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/model/get_token_tree"
	"rkllmd/grammar/match/create_matcher"
	"rkllmd/grammar/parse_grammar"
)

// CreateGrammar makes the constraint that holds an answer of model m to a grammar (GBNF). Of the special tokens only
// those named in marks fit: the answer would not show the text of others. The error is parse_grammar's or
// grammar.ErrTooManyWays.
//
// **Runs on:** any thread.
func CreateGrammar(m *engine.Model, source string, marks []string) (*engine.Constraint, error) {
	rules, err := parse_grammar.ParseGrammar(source)
	if err != nil {
		return nil, err
	}
	matcher, err := create_matcher.CreateMatcher(rules)
	if err != nil {
		return nil, err
	}
	held := &engine.Constraint{Matcher: matcher, Tree: get_token_tree.GetTokenTree(m)}
	for name, tokens := range held.Tree.Specials {
		if !slices.Contains(marks, name) {
			held.Barred = append(held.Barred, tokens...)
		}
	}
	slices.Sort(held.Barred)
	return held, nil
}
