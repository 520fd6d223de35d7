package finding_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/finding/format_finding"
)

func TestFormatFinding(t *testing.T) {
	finding := rules.Finding{File: "utils/tell/tell.go", Line: 4, Slug: rules.SlugSize, Message: "100% too long"}
	require.Equal(t, "utils/tell/tell.go:4: size: 100% too long", format_finding.FormatFinding(finding))
}
