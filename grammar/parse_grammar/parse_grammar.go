// Package parse_grammar reads a grammar and refuses what no answer could be held to.
package parse_grammar

import (
	"maps"
	"slices"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/describe_failure"
	"rkllmd/grammar/match/create_matcher"
	"rkllmd/grammar/source/check_ending"
	"rkllmd/grammar/source/check_names"
	"rkllmd/grammar/source/check_progress"
	"rkllmd/grammar/source/check_repetitions"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/find_finite"
	"rkllmd/grammar/source/find_nullable"
	"rkllmd/grammar/source/parse_rule"
	"rkllmd/grammar/source/skip_blanks"
)

// ParseGrammar reads a grammar (GBNF) and refuses what no answer could be held to: wrong syntax, rules that do not
// exist or come to themselves, more than there is room for, too many ways to begin. The error is a *grammar.Error.
//
// **Runs on:** any thread.
func ParseGrammar(source string) (rules map[string]*grammar.Node, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			rules, err = nil, describe_failure.DescribeFailure("grammar", thrown)
		}
	}()
	r := &grammar.Reader{Source: source, Rules: map[string]*grammar.Node{}, Nullable: map[string]bool{},
		Finite: map[string]bool{}}
	if len(source) > grammar.MaxGrammar {
		fail_source.FailSource(r, "it has %d bytes, of at most %d", len(source), grammar.MaxGrammar)
	}
	if at := strings.IndexByte(source, 0); at >= 0 { // no answer has one
		r.At = at
		fail_source.FailSource(r, `a NUL cannot stand here: write \x00`)
	}
	skip_blanks.SkipBlanks(r, true)
	for r.At < len(r.Source) {
		parse_rule.ParseRule(r)
	}
	if r.Rules["root"] == nil {
		fail_source.FailSource(r, "there is no rule root, which the answer is held to")
	}
	names := slices.Sorted(maps.Keys(r.Rules))
	for _, name := range names {
		check_names.CheckNames(r, r.Rules[name])
	}
	find_nullable.FindNullable(r)
	find_finite.FindFinite(r)
	open, done := map[string]bool{}, map[string]bool{}
	for _, name := range names {
		check_repetitions.CheckRepetitions(r, r.Rules[name])
		check_progress.CheckProgress(r, &grammar.Node{Kind: grammar.RuleName, Rule: name}, open, done)
	}
	for _, name := range names {
		check_ending.CheckEnding(r, name)
	}
	if _, err := create_matcher.CreateMatcher(r.Rules); err != nil {
		r.At = 0
		fail_source.FailSource(r, "%v", err)
	}
	return r.Rules, nil
}
