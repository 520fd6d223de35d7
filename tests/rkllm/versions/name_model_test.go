package versions_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/name_model"
)

func TestNameModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model")
	content := strings.Repeat("m", rkllm.ModelSample) + "rest"
	names := map[string]bool{}
	for i, change := range []struct {
		content string
		time    int64
	}{{content, 1}, {content, 2}, {content + "x", 1}, {"M" + content[1:], 1}, {"small", 1}, {content, 1}} {
		require.NoError(t, os.WriteFile(path, []byte(change.content), 0o600))
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Unix(change.time, 0)))
		file, err := os.Open(path)
		require.NoError(t, err)
		name, found := name_model.NameModel([]rkllm.Path{{Use: rkllm.PathRead, File: file, Held: "/"},
			{Use: rkllm.PathModel, File: file, Resolved: path, Held: path}})
		require.NoError(t, file.Close())
		require.Equal(t, path, found)
		require.NotEmpty(t, name)
		require.Equal(t, i == 5, names[name], "the last one is the first again")
		names[name] = true
	}
	name, found := name_model.NameModel(nil)
	require.Empty(t, name+found, "a model inside the library has no file")
	gone := rkllm.Path{Use: rkllm.PathModel, File: os.Stdin, Resolved: "/r", Held: "/none"}
	name, found = name_model.NameModel([]rkllm.Path{gone})
	require.Equal(t, []string{"", "/r"}, []string{name, found}, "it has gone")
}
