// Package check_verb checks the first words of functions.
package check_verb

import (
	"fmt"
	"path"
	"strings"

	"rkllmd/rules"
)

// CheckVerb reports a function of the program whose name does not begin with a word of rules.Verbs. Exempt is what
// rules.NamedByOthers lists. The names of stories, and of what tests use, are free.
//
// **Runs on:** any thread.
func CheckVerb(tree *rules.Tree) []rules.Finding {
	var findings []rules.Finding
	seen := map[string]bool{}
	for _, file := range tree.Files {
		function := path.Dir(file.Path)
		if file.Tests || file.Name == "" || file.Kind != rules.KindVerb && file.Kind != rules.KindC || seen[function] {
			continue
		}
		seen[function] = true // one finding for the Go and the C file of one folder
		verb, _, _ := strings.Cut(file.Name, "_")
		word, name := path.Join(file.Area, verb), path.Join(file.Area, file.Name)
		if rules.Verbs[verb]+rules.NamedByOthers[word]+rules.NamedByOthers[name] != "" {
			continue
		}
		findings = append(findings, rules.Finding{File: file.Path, Line: 1, Slug: rules.SlugVerb,
			Message: fmt.Sprintf("%q is not one of the verbs that RULES.md lists (rules/words.go): choose another",
				verb)})
	}
	return findings
}
