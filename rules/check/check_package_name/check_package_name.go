// Package check_package_name compares packages with their folders.
package check_package_name

import (
	"path"

	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
)

// CheckPackageName reports a Go file whose package is not called as its folder, with _test added in tests.
//
// **Runs on:** any thread.
func CheckPackageName(file *rules.File) []rules.Finding {
	if file.Syntax == nil {
		return nil
	}
	right := path.Base(path.Dir(file.Path))
	switch file.Kind {
	case rules.KindMain:
		right = "main"
	case rules.KindTest, rules.KindBenchmark, rules.KindFuzz:
		right += "_test"
	}
	if file.Syntax.Name.Name == right {
		return nil
	}
	return []rules.Finding{create_finding.CreateFinding(file, file.Syntax.Name.Pos(), rules.SlugPackageName,
		"package %s should be %s, as the folder", file.Syntax.Name.Name, right)}
}
