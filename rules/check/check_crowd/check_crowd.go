// Package check_crowd finds folders that hold too much.
package check_crowd

import (
	"fmt"
	"path"
	"slices"

	"rkllmd/rules"
)

// CheckCrowd reports folders in which more than rules.MaxFunctions functions stand side by side, and rooms of
// tests/whole with more stories, at the first one that is too many. Exempt is what rules.Crowds lists.
//
// **Runs on:** any thread.
func CheckCrowd(tree *rules.Tree) []rules.Finding {
	names := map[string][]string{} // by folder
	var findings []rules.Finding
	for _, file := range tree.Files {
		folder, what := path.Dir(path.Dir(file.Path)), "functions"
		switch {
		case file.Kind == rules.KindTest && file.Area == rules.Whole:
			folder, what = path.Dir(file.Path), "stories"
		case file.Kind != rules.KindVerb && file.Kind != rules.KindC && file.Kind != rules.KindSupport:
			continue
		}
		key := folder + " " + what
		if slices.Contains(names[key], file.Name) {
			continue // N.c beside N.go
		}
		names[key] = append(names[key], file.Name)
		if len(names[key]) == rules.MaxFunctions+1 && rules.Crowds[folder] == "" {
			findings = append(findings, rules.Finding{File: file.Path, Line: 1, Slug: rules.SlugCrowd,
				Message: fmt.Sprintf("%s holds more than %d %s side by side: give it rooms (rules/tables.go)",
					folder, rules.MaxFunctions, what)})
		}
	}
	return findings
}
