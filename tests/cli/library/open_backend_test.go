package library_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_backend"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/generation"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestOpenBackend(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	embedded := cli.LibraryChoice{Path: cli.EmbeddedLibrary}
	b, err := open_backend.OpenBackend(generation.ModelOptions{Path: path, Context: 64, Threads: 1}, embedded,
		cli_embedded.CliEmbedded())
	require.NoError(t, err)
	require.Equal(t, 8, b.Capabilities.Sequences)
	b.Close()
	_, err = open_backend.OpenBackend(generation.ModelOptions{Path: path}, embedded, cli.Embedded{})
	require.ErrorIs(t, err, cli.ErrNoRuntime)

	library := cli.LibraryChoice{Path: cli_write_library.CliWriteLibrary(t, "D", ""), Version: "1.3.0",
		Name: "--library"}
	b, err = open_backend.OpenBackend(generation.ModelOptions{Path: path}, library, cli.Embedded{})
	require.NoError(t, err)
	require.Equal(t, 1, b.Capabilities.Sequences)
	require.Contains(t, b.Name, "librkllmrt 1.3.0")
	b.Close()
}
