package finding_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
	"rkllmd/rules/tree/parse_source"
)

func TestCreateFinding(t *testing.T) {
	file := parse_source.ParseSource("example", "utils/tell/tell.go",
		[]byte("package tell\n\n//line other.go:100\nfunc Tell() {}\n"))
	finding := create_finding.CreateFinding(file, file.Functions[0].Pos(), rules.SlugSize, "%s is %d", "Tell", 3)
	require.Equal(t, rules.Finding{File: "utils/tell/tell.go", Line: 4, Slug: rules.SlugSize, Message: "Tell is 3"},
		finding)
}
