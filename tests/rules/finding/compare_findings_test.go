package finding_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/finding/compare_findings"
)

func TestCompareFindings(t *testing.T) {
	findings := []rules.Finding{
		{File: "b", Line: 1, Slug: "a"}, {File: "a", Line: 10, Slug: "a"}, {File: "a", Line: 9, Slug: "b"},
		{File: "a", Line: 9, Slug: "a"},
	}
	slices.SortFunc(findings, compare_findings.CompareFindings)
	require.Equal(t, []rules.Finding{
		{File: "a", Line: 9, Slug: "a"}, {File: "a", Line: 9, Slug: "b"}, {File: "a", Line: 10, Slug: "a"},
		{File: "b", Line: 1, Slug: "a"},
	}, findings)
	require.Zero(t, compare_findings.CompareFindings(findings[0], findings[0]))
}
