package library_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_isolated"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/engine"
	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/daemon/run_program"
	"rkllmd/tests/support/engine/llama_folder"
	"rkllmd/utils"
)

func TestOpenIsolated(t *testing.T) {
	run_program.RunProgram(t)
	defer func() { engine.Start.Elsewhere = false }()
	var log bytes.Buffer
	set_up_log.SetUpLog(&log, "json", utils.LevelWarn)
	choice := cli.LibraryChoice{Llama: llama_folder.LlamaFolder(t, ""), GPULayers: 3, Limits: isolation.Limits{
		Call: time.Minute}}
	library, err := open_isolated.OpenIsolated(choice, cli_embedded.CliEmbedded())
	require.NoError(t, err)
	defer library.Isolated.Close()
	i := find_isolation.FindIsolation(library.Isolated.Base)
	require.JSONEq(t, `{"Llama":"`+choice.Llama+`","GPULayers":3,"ChatTemplate":"","LogLevel":"WARN","JSONLog":true}`,
		string(i.Runtime))
	require.Equal(t, []any{choice.Limits, "the llama.cpp in " + choice.Llama}, []any{i.Limits, i.Title})
	require.True(t, engine.Start.Elsewhere, "headers are looked at as it does")
	require.Nil(t, engine.Start.Llama, "nothing of it is here")
	crashing := cli.LibraryChoice{Llama: llama_folder.LlamaFolder(t, "return 0; } __attribute__((constructor)) void "+
		"crash(void) { raise(SIGSEGV)")}
	_, err = open_isolated.OpenIsolated(crashing, cli_embedded.CliEmbedded())
	require.ErrorContains(t, err, "the llama.cpp in "+crashing.Llama+" cannot be used: its process has ended while it "+
		"was opened: signal: segmentation fault")
	choice.ChatTemplate = "/no such file"
	_, err = open_isolated.OpenIsolated(choice, cli_embedded.CliEmbedded())
	require.ErrorContains(t, err, `the chat template "/no such file" is neither`)
}
