package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load"
	"rkllmd/cli/load/describe_header"
	"rkllmd/tests/cli/load/fake_inspect"
)

func TestDescribeHeader(t *testing.T) {
	path, headers := filepath.Join(t.TempDir(), "a.gguf"), &load.Headers{}
	require.NoError(t, os.WriteFile(path, []byte("a"), 0o600))
	inspect := &fake_inspect.Inspect{Text: `{"architecture": "llama", "parameters": 7}`}
	describe := describe_header.DescribeHeader(fake_inspect.FakeInspect(inspect), headers)
	for range 2 {
		header, err := describe(path)
		require.NoError(t, err)
		require.Equal(t, "llama", header.Architecture)
		require.EqualValues(t, 7, header.Parameters)
		require.Equal(t, "the template", header.ChatTemplate)
	}
	require.Equal(t, 2, inspect.Count, "it is read once: as JSON, and its template")
	require.NoError(t, os.WriteFile(path, []byte("ab"), 0o600))
	inspect.Text = "damaged"
	_, err := describe(path)
	require.Error(t, err)
	_, again := describe(path)
	require.Equal(t, err, again)
	require.Equal(t, 3, inspect.Count)
}
