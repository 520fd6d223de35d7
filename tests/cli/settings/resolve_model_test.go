package settings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/settings/resolve_model"
)

func TestResolveModel(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(folder)
	for name, want := range map[string]string{
		"m.gguf":         folder + "/m.gguf",
		"/m.gguf":        "/m.gguf",
		"builtin:demo":   "builtin:demo",
		"builtin:x/y":    "builtin:x/y", // the library says that there is none
		"./builtin:demo": folder + "/builtin:demo",
	} {
		path, err := resolve_model.ResolveModel(name)
		require.NoError(t, err)
		require.Equal(t, want, path)
	}
}
