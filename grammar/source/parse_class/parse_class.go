// Package parse_class reads a class of characters behind its bracket.
package parse_class

import (
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/merge_pairs"
	"rkllmd/grammar/source/parse_character"
)

// ParseClass reads a class of characters behind its bracket. Its ranges ascend, and do not meet.
//
// **Runs on:** one thread at a time.
func ParseClass(r *grammar.Reader) *grammar.Node {
	n := &grammar.Node{Kind: grammar.Class, Not: accept_text.AcceptText(r, "^")}
	var pairs [][2]rune
	for !accept_text.AcceptText(r, "]") {
		first := parse_character.ParseCharacter(r)
		last := first
		if strings.HasPrefix(r.Source[r.At:], "-") && !strings.HasPrefix(r.Source[r.At:], "-]") {
			r.At++
			last = parse_character.ParseCharacter(r)
		}
		if first > last {
			fail_source.FailSource(r, "the range %c-%c of a class ends before it begins", first, last)
		}
		pairs = append(pairs, [2]rune{first, last})
	}
	if pairs == nil {
		fail_source.FailSource(r, "a class of characters is empty")
	}
	n.Characters = merge_pairs.MergePairs(pairs)
	return n
}
