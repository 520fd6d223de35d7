// Package parse_sequence reads items that come one behind the other.
package parse_sequence

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/parse_item"
	"rkllmd/grammar/source/parse_repetition"
	"rkllmd/grammar/source/skip_blanks"
)

// ParseSequence reads items that come one behind the other. Inside a group it goes on in the next line.
//
// **Runs on:** one thread at a time.
func ParseSequence(r *grammar.Reader, group bool, alternatives func(*grammar.Reader, bool) *grammar.Node,
) *grammar.Node {
	n := &grammar.Node{Kind: grammar.Sequence}
	for {
		item := parse_item.ParseItem(r, alternatives)
		if item == nil {
			return n
		}
		skip_blanks.SkipBlanks(r, group)
		for times := 0; ; times++ {
			at := r.At
			least, most, ok := parse_repetition.ParseRepetition(r)
			if !ok {
				break
			}
			if item.Kind == grammar.Literal && len(item.Characters) == 0 {
				fail_source.FailSource(r, `"" cannot be repeated: nothing stands there`)
			}
			if times == grammar.MaxNesting {
				fail_source.FailSource(r, "more than %d repetitions stand behind each other", grammar.MaxNesting)
			}
			item = &grammar.Node{Kind: grammar.Repetition, Nodes: []*grammar.Node{item}, Least: least, Most: most,
				At: at}
			skip_blanks.SkipBlanks(r, group)
		}
		n.Nodes = append(n.Nodes, item)
		if r.Parts++; r.Parts > grammar.MaxParts {
			fail_source.FailSource(r, "the grammar has more than %d parts", grammar.MaxParts)
		}
	}
}
