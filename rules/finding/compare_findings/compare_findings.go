// Package compare_findings orders findings.
package compare_findings

import (
	"cmp"

	"rkllmd/rules"
)

// CompareFindings orders findings by file, line and slug, for slices.SortFunc.
//
// **Runs on:** any thread.
func CompareFindings(a, b rules.Finding) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Slug, b.Slug))
}
