package documents_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/find_broken_citations"
	"rkllmd/rules/tree/parse_source"
)

func TestFindBrokenCitations(t *testing.T) {
	const page = "docs/protocols/" + "a.md" // so that this file cites nothing itself
	root := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "docs", "protocols"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, page), []byte("# A\n\n## Two `words`\n"), 0o644))
	for comment, want := range map[string][]string{
		"// See " + page + ".":                          nil,
		"// See " + page + ", \"Two\n// words\".":       nil,
		"// See " + page + ", \"Two words\" and \"B\".": {"faces/uma/uma.go: " + page + ", \"B\""},
		"// See docs/protocols/" + "b.md.":              {"faces/uma/uma.go: docs/protocols/" + "b.md, \"\""},
	} {
		file := parse_source.ParseSource("m", "faces/uma/uma.go", []byte(comment+"\npackage uma\n"))
		tree := &rules.Tree{Files: []*rules.File{file}}
		require.Equal(t, want, find_broken_citations.FindBrokenCitations(root, tree), comment)
	}
}
