package versions_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/load_verdicts"
	"rkllmd/rkllm/versions/write_verdicts"
)

func TestLoadVerdicts(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.json")
	require.NoError(t, write_verdicts.WriteVerdicts(path, []rkllm.Verdict{{Library: "b"}}))
	v := &rkllm.Verdicts{Path: path}
	for range 2 {
		load_verdicts.LoadVerdicts(v)
		require.Len(t, v.List, 1, "it is read once")
	}
	v = &rkllm.Verdicts{}
	load_verdicts.LoadVerdicts(v)
	require.Empty(t, v.List)
	require.NoError(t, os.WriteFile(path, []byte("no JSON"), 0o600))
	v = &rkllm.Verdicts{Path: path}
	load_verdicts.LoadVerdicts(v)
	require.Empty(t, v.List)
	require.True(t, v.Read)
}
