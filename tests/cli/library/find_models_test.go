package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library/find_models"
	"rkllmd/faces/web"
)

func TestFindModels(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	outside := filepath.Join(t.TempDir(), "x.gguf")
	require.NoError(t, os.WriteFile(outside, []byte("12345"), 0o600))
	for _, name := range []string{"b.gguf", "a.RKLLM", "c.txt", ".gguf"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte("12345"), 0o600))
	}
	require.NoError(t, os.Mkdir(filepath.Join(folder, "d.gguf"), 0o700))
	for link, to := range map[string]string{"e.gguf": "nowhere", "f.gguf": outside, "g.gguf": "b.gguf"} {
		require.NoError(t, os.Symlink(to, filepath.Join(folder, link)))
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "h.gguf"), nil, 0o600))
	require.Equal(t, []web.Choice{{Path: "builtin:demo", Name: "demo"}, {Path: folder + "/.gguf", Name: ".gguf",
		Bytes: 5}, {Path: folder + "/a.RKLLM", Name: "a.RKLLM", Bytes: 5},
		{Path: folder + "/b.gguf", Name: "b.gguf", Bytes: 5}, {Path: folder + "/g.gguf", Name: "g.gguf", Bytes: 5}},
		find_models.FindModels([]string{"/nowhere", folder}, []string{"demo"}))
	require.Equal(t, []web.Choice{}, find_models.FindModels(nil, nil))
}
