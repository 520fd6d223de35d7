// Package create_matcher makes what follows an answer through a grammar.
package create_matcher

import (
	"rkllmd/grammar"
	"rkllmd/grammar/match/clear_matcher"
	"rkllmd/grammar/match/find_state"
	"rkllmd/grammar/match/get_frame"
)

// CreateMatcher makes what follows an answer through the rules of a grammar, which parse_grammar has read, from their
// rule root. The error is grammar.ErrTooManyWays.
//
// **Runs on:** any thread.
func CreateMatcher(rules map[string]*grammar.Node) (*grammar.Matcher, error) {
	m := &grammar.Matcher{Rules: rules}
	clear_matcher.ClearMatcher(m)
	m.Now = find_state.FindState(m, []*grammar.Frame{get_frame.GetFrame(m, rules["root"], 0, nil)})
	if m.Now == nil || m.Work > grammar.MaxWork/4 { // a token has several characters
		return nil, grammar.ErrTooManyWays
	}
	m.Work = 0
	return m, nil
}
