// Package check_support checks where functions stand that tests use.
package check_support

import (
	"path"

	"rkllmd/rules"
	"rkllmd/rules/check/find_home"
)

// CheckSupport reports functions under tests/ that stand further up than those who import them, or are imported from
// outside the room or the area in which they stand. What nothing imports check_unreachable reports, and C programs are
// not imported.
//
// **Runs on:** any thread.
func CheckSupport(tree *rules.Tree) []rules.Finding {
	users := map[string][]rules.Place{} // by package
	for _, file := range tree.Files {
		for _, imported := range file.Imports {
			users[imported.Path] = append(users[imported.Path], file.Place)
		}
	}
	var findings []rules.Finding
	for _, file := range tree.Files {
		folder := path.Dir(file.Path)
		if file.Kind != rules.KindSupport || len(users[folder]) == 0 {
			continue
		}
		have, want := path.Dir(folder), find_home.FindHome(users[folder])
		if have == want || file.Area == rules.Support && path.Dir(have) == want {
			continue
		}
		if want == "tests/"+rules.Support {
			want += "/R"
		}
		findings = append(findings, rules.Finding{File: file.Path, Line: 1, Slug: rules.SlugSupport,
			Message: "by the files that import it, it belongs in " + path.Join(want, file.Name) + "/"})
	}
	return findings
}
