package library_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_embedded"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/engine"
	"rkllmd/isolation"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_use_llama"
	"rkllmd/tests/support/daemon/run_program"
	"rkllmd/utils"
)

func TestOpenEmbedded(t *testing.T) {
	var log bytes.Buffer
	set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
	selected := cli.LibrarySelection{Path: cli.EmbeddedLibrary, Reason: "R"}
	library, err := open_embedded.OpenEmbedded(selected, cli.LibraryChoice{Isolate: true}, cli_embedded.CliEmbedded())
	require.NoError(t, err)
	require.Equal(t, cli.EmbeddedLibrary, library.Name)
	require.Empty(t, log.String(), "a process of its own is for a vendor's library, and the default")
	t.Setenv("CACHE_DIRECTORY", t.TempDir())
	for _, variable := range isolation.Caches {
		t.Setenv(variable, "")
	}
	for isolate, reason := range map[bool]string{true: "/none cannot be read", false: "/none has no libllama"} {
		log.Reset()
		run_program.RunProgram(t)
		embedded := cli_embedded.CliEmbedded()
		embedded.UseLlama = cli_use_llama.CliUseLlama
		_, err = open_embedded.OpenEmbedded(selected, cli.LibraryChoice{Llama: "/none", GPULayers: 1,
			Isolate: isolate}, embedded)
		require.ErrorContains(t, err, reason)
		require.Equal(t, isolate, strings.Contains(log.String(), "in a process for each model"))
	}
	require.DirExists(t, os.Getenv(isolation.Caches[0]), "for what a GPU's driver compiles")
	engine.Start.Elsewhere = false
	_, err = open_embedded.OpenEmbedded(selected, cli.LibraryChoice{ChatTemplate: "/none"}, cli_embedded.CliEmbedded())
	require.ErrorContains(t, err, `the chat template "/none" is neither a file that can be read`)
}
