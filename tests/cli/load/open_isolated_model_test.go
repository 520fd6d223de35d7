package load_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/open_isolated_model"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/isolation"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/daemon/run_program"
	"rkllmd/tests/support/engine/llama_folder"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// A llama.cpp that loads no model, and one that dies of it: the daemon hears of both. That one answers, the story of
// libraries of others shows.
func TestOpenIsolatedModel(t *testing.T) {
	run_program.RunProgram(t)
	defer func() { engine.Start.Elsewhere = false }()
	o := generation.ModelOptions{Path: rt_tiny.RtTiny(t, "llama"), AtMost: true}
	for body, reason := range map[string]string{"": "llama.cpp gave no reason", "abort()": "SIGABRT"} {
		choice := cli.LibraryChoice{Llama: llama_folder.LlamaFolder(t, body), Isolate: true,
			Limits: isolation.Limits{Load: time.Minute, Call: time.Minute, Abort: time.Minute}}
		lost := make(chan struct{}, 1)
		_, err := open_isolated_model.OpenIsolatedModel(choice, cli_embedded.CliEmbedded(), o)(nil, func() {
			lost <- struct{}{}
		})
		require.ErrorContains(t, err, reason)
		if body != "" {
			<-lost
		}
		require.Empty(t, isolation.Opened.ByNumber, "nothing is left behind")
	}
	_, err := open_isolated_model.OpenIsolatedModel(cli.LibraryChoice{Llama: "/none"}, cli_embedded.CliEmbedded(),
		o)(nil, nil)
	require.ErrorContains(t, err, "/none cannot be read")
}
