package versions_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/read_verdicts"
	"rkllmd/rkllm/versions/write_verdicts"
)

func TestWriteVerdicts(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "state.json")
	list := []rkllm.Verdict{{Machine: "here", Library: "b", Reason: "a \"reason\"", Time: time.Unix(1, 0).UTC()}}
	require.NoError(t, write_verdicts.WriteVerdicts(path, list))
	got, err := read_verdicts.ReadVerdicts(path)
	require.NoError(t, err)
	require.Equal(t, list, got)
	require.NoError(t, write_verdicts.WriteVerdicts(path, nil))
	got, err = read_verdicts.ReadVerdicts(path)
	require.NoError(t, err)
	require.Empty(t, got)
	entries, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	require.Len(t, entries, 1, "nothing else is left there")
	require.Error(t, write_verdicts.WriteVerdicts(filepath.Join(path, "below"), list))
}
