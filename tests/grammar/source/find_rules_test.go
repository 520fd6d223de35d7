package source_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/find_rules"
	"rkllmd/grammar/source/is_nullable"
	"rkllmd/grammar/source/parse_rule"
	"rkllmd/tests/grammar/thread_time"
)

func TestFindRules(t *testing.T) {
	const count = 9_000
	var source strings.Builder
	for i := range count { // each rule becomes known by the one behind it, and root by all of them
		fmt.Fprintf(&source, "r%d ::= r%d | r%d \"x\"\n", i, i+1, i+1)
	}
	fmt.Fprintf(&source, "r%d ::= \"a\"?\nroot ::=", count)
	for i := range count {
		fmt.Fprintf(&source, " r%d", count-i)
	}
	r := &grammar.Reader{Source: source.String(), Rules: map[string]*grammar.Node{}}
	for r.At < len(r.Source) {
		parse_rule.ParseRule(r)
	}
	found, began := map[string]bool{}, thread_time.ThreadTime(t)
	find_rules.FindRules(r, found, is_nullable.IsNullable)
	require.Len(t, found, count+2)
	require.Less(t, thread_time.ThreadTime(t)-began, 4*time.Second)
}
