package documents_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/find_broken_paths"
)

func TestFindBrokenPaths(t *testing.T) {
	root := t.TempDir()
	for _, folder := range []string{"engine/pool/run_pool", "docs/pictures", "bin", "rkllm"} {
		require.NoError(t, os.MkdirAll(filepath.Join(root, folder), 0o755))
	}
	for text, want := range map[string][]string{
		"engine/pool/run_pool, `engine/pool/run_pool`, ./engine/...": nil,
		"import 'rkllm/web', rkllm/none":                             {"docs/a.md: rkllm/none"},
		"`engine/run_pool`":                                          {"docs/a.md: engine/run_pool"},
		"is in engine/run_pool.":                                     {"docs/a.md: engine/run_pool"},
		"`go test ./engine/pools/...`":                               {"docs/a.md: engine/pools"},
		"engine/pool/NAME/NAME.go, engine/R/N_test.go, A/N/N.go":     nil,
		"engine/pool/* and bin/rkllmd, and/or, x/docs/b, pictures":   nil,
		"/docs/none, x1:80/v1/docs/none, a=/docs/none":               nil,
		"[a](pictures/a.md), docs/pictures, docs/a.md":               nil,
	} {
		require.NoError(t, os.WriteFile(filepath.Join(root, "docs", "a.md"), []byte(text), 0o644))
		broken, err := find_broken_paths.FindBrokenPaths(root, []string{"docs/a.md"})
		require.NoError(t, err)
		require.Equal(t, want, broken, text)
	}
	_, err := find_broken_paths.FindBrokenPaths(root, []string{"docs/b.md"})
	require.ErrorIs(t, err, os.ErrNotExist)
}
