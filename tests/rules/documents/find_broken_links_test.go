package documents_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/find_broken_links"
)

func TestFindBrokenLinks(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(root, "docs"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(root, "docs", "a.md"),
		[]byte("# One\n\n## Two words\n\n[up](../b.md), [here](#two-words)\n"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(root, "b.md"),
		[]byte("[a](docs/a.md) [a](docs/a.md#two-words) [folder](docs)\n"+
			"[other](https://x.example/y#z)\n\n```\n[code](nowhere.md)\n```\n`[code](nowhere.md)`\n"), 0o644))
	broken, err := find_broken_links.FindBrokenLinks(root, []string{"docs/a.md", "b.md"})
	require.NoError(t, err)
	require.Empty(t, broken)

	require.NoError(t, os.WriteFile(filepath.Join(root, "b.md"),
		[]byte("[a](a.md) ![picture](docs/a.png) [a](docs/a.md#three) [here](#two-words)\n"), 0o644))
	broken, err = find_broken_links.FindBrokenLinks(root, []string{"docs/a.md", "b.md"})
	require.NoError(t, err)
	require.Equal(t, []string{"b.md: a.md", "b.md: docs/a.png", "b.md: docs/a.md#three", "b.md: #two-words"}, broken)

	_, err = find_broken_links.FindBrokenLinks(root, []string{"c.md"})
	require.ErrorIs(t, err, os.ErrNotExist)
}
