package documents_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/find_broken_citations"
	"rkllmd/rules/documents/find_broken_links"
	"rkllmd/rules/documents/find_broken_names"
	"rkllmd/rules/documents/find_broken_paths"
	"rkllmd/rules/tree/read_tree"
)

// The project's pages: the README is one page, every page is found from the table of contents, links, paths and
// citations lead somewhere, and the pages on design use no name that the sources have not.
func TestDocuments(t *testing.T) {
	const root = "../../.."
	var pages []string
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/*/*.md", "dropin/*.md", "demo/train/README.md",
		"examples/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		require.NoError(t, err)
		require.NotEmpty(t, found, pattern)
		for _, page := range found {
			name, err := filepath.Rel(root, page)
			require.NoError(t, err)
			pages = append(pages, name)
		}
	}

	t.Run("links", func(t *testing.T) {
		broken, err := find_broken_links.FindBrokenLinks(root, pages)
		require.NoError(t, err)
		require.Empty(t, broken)
	})
	t.Run("citations, paths, names", func(t *testing.T) {
		tree, err := read_tree.ReadTree(root)
		require.NoError(t, err)
		require.Empty(t, find_broken_citations.FindBrokenCitations(root, tree))
		broken, err := find_broken_paths.FindBrokenPaths(root, pages)
		require.NoError(t, err)
		require.Empty(t, broken)
		design, err := filepath.Glob(filepath.Join(root, "docs/design/*.md"))
		require.NoError(t, err)
		for i := range design {
			design[i] = filepath.Join("docs/design", filepath.Base(design[i]))
		}
		broken, err = find_broken_names.FindBrokenNames(root, append(design, "DESIGN.md", "CONTRIBUTING.md"), tree)
		require.NoError(t, err)
		require.Empty(t, broken)
	})
	t.Run("the README is one page", func(t *testing.T) {
		readme, err := os.ReadFile(filepath.Join(root, "README.md"))
		require.NoError(t, err)
		lines := strings.Split(strings.TrimSuffix(string(readme), "\n"), "\n")
		require.LessOrEqual(t, len(lines), 150)
		for i, line := range lines {
			require.LessOrEqual(t, utf8.RuneCountInString(line), 100, "line %d", i+1)
		}
	})
	t.Run("the table of contents has every page", func(t *testing.T) {
		for _, page := range pages {
			below, found := strings.CutPrefix(page, "docs/")
			table := "docs"
			if name, inside := strings.CutPrefix(below, "protocols/"); inside && name != "README.md" {
				below, table = name, "docs/protocols"
			}
			if !found || below == "README.md" {
				continue
			}
			contents, err := os.ReadFile(filepath.Join(root, table, "README.md"))
			require.NoError(t, err)
			require.Contains(t, string(contents), "]("+below+")", "%s/README.md", table)
		}
	})
}
