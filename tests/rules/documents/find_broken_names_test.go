package documents_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/find_broken_names"
)

func TestFindBrokenNames(t *testing.T) {
	root := t.TempDir()
	tree := &rules.Tree{Files: []*rules.File{
		{Path: "engine/pool/run_pool/run_pool.go", Text: []byte("package run_pool // n_batch\n")},
		{Path: "tests/engine/pool/run_pool_test.go", Text: []byte("package pool_test // clamp_threads\n")},
	}}
	for text, want := range map[string][]string{
		"`run_pool` with `n_batch` 1, `call_rkllm_X`, `RunPool`": nil,
		"a clamp_threads outside of code":                        nil,
		"`clamp_threads`, `run_pool`":                            {"a.md: clamp_threads"},
		"`engine/clamp_threads`":                                 {"a.md: clamp_threads"},
		"```mermaid\nrun_pool --> engine_run[x]\n```\n":          {"a.md: engine_run"},
	} {
		require.NoError(t, os.WriteFile(filepath.Join(root, "a.md"), []byte(text), 0o644))
		broken, err := find_broken_names.FindBrokenNames(root, []string{"a.md"}, tree)
		require.NoError(t, err)
		require.Equal(t, want, broken, text)
	}
	_, err := find_broken_names.FindBrokenNames(root, []string{"b.md"}, tree)
	require.ErrorIs(t, err, os.ErrNotExist)
}
