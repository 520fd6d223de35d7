package versions_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/read_verdicts"
)

func TestReadVerdicts(t *testing.T) {
	path := filepath.Join(t.TempDir(), "state.json")
	list, err := read_verdicts.ReadVerdicts(path)
	require.NoError(t, err, "there is no file yet")
	require.Empty(t, list)
	for content, want := range map[string]string{
		"":                                     "unexpected end",
		"{":                                    "unexpected end",
		`{"format":2}`:                         "its format is 2, not 1",
		`{"format":1,"verdicts":[{"time":7}]}`: "not a JSON string",
		strings.Repeat(" ", rkllm.MaxVerdictFile+1): "more than",
	} {
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		_, err = read_verdicts.ReadVerdicts(path)
		require.ErrorContains(t, err, want)
	}
	require.NoError(t, os.WriteFile(path, []byte(`{"format":1,"verdicts":[{"library":"b"}`+
		strings.Repeat(`,{"library":"c"}`, rkllm.MaxVerdicts)+`]}`), 0o600))
	list, err = read_verdicts.ReadVerdicts(path)
	require.NoError(t, err)
	require.Len(t, list, rkllm.MaxVerdicts)
	require.Equal(t, "b", list[0].Library)
	_, err = read_verdicts.ReadVerdicts(filepath.Dir(path))
	require.Error(t, err)
}
