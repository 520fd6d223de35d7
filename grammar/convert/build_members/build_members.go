// Package build_members writes the members of an object between its braces.
package build_members

import (
	"slices"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_others"
	"rkllmd/grammar/rule/add_rule"
	"rkllmd/grammar/rule/build_alternatives"
)

// BuildMembers writes the members of an object between its braces: all in their order, those that are not required or
// not, then any number of others. A rule for each says what follows it.
//
// **Runs on:** one thread at a time.
func BuildMembers(w *grammar.Writer, names, members, required []string, other string) string {
	follow := ""
	if other != "" {
		follow = " " + build_others.BuildOthers(w, other, 0, grammar.NoLimit, true)
	}
	var heads []string
	optional := true
	if other != "" {
		heads = append(heads, other+follow)
	}
	for i := len(members) - 1; i >= 0; i-- {
		rest := follow
		if slices.Contains(required, names[i]) {
			heads, optional = []string{members[i] + rest}, false
			follow = ` "," ws ` + members[i] + rest
		} else {
			heads = append(heads, members[i]+rest)
			follow = ` ( "," ws ` + members[i] + " )?" + rest
		}
		if i > 0 {
			follow = " " + add_rule.AddRule(w, "rest", strings.TrimSpace(follow))
		}
	}
	switch {
	case len(heads) == 0:
		return `"{" ws "}"`
	case optional:
		return `"{" ws ( ` + build_alternatives.BuildAlternatives(heads) + ` ws )? "}"`
	}
	return `"{" ws ` + build_alternatives.BuildAlternatives(heads) + ` ws "}"`
}
