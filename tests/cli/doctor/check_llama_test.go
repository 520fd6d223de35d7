package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_llama"
	"rkllmd/engine"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_use_llama"
	"rkllmd/tests/support/daemon/run_program"
	"rkllmd/tests/support/engine/llama_folder"
)

func TestCheckLlama(t *testing.T) {
	run_program.RunProgram(t)
	defer func() { engine.Start.Elsewhere = false }()
	embedded := cli_embedded.CliEmbedded()
	embedded.UseLlama = cli_use_llama.CliUseLlama
	report := &doctor.Report{Library: doctor.LibraryReport{Path: cli.EmbeddedLibrary}}
	check_llama.CheckLlama(report, cli.LibraryChoice{}, embedded)
	require.Nil(t, report.Llama, "nobody has named one")
	mine := llama_folder.LlamaFolder(t, "")
	check_llama.CheckLlama(report, cli.LibraryChoice{Llama: mine}, embedded)
	require.Empty(t, report.Problems)
	require.Equal(t, &doctor.LlamaReport{Folder: mine, File: mine + "/libllama.so", Version: "0.5.0",
		GGML:   "0.25.1 abc",
		Layout: "v0.5.0", Backends: []string{mine + "/libggml-cpu.so"}, Skipped: []string{"a GPU's, because there is " +
			"none"},
		Devices: []string{"CPU (mine)"}}, report.Llama)
	check_llama.CheckLlama(report, cli.LibraryChoice{Llama: "/none"}, embedded)
	require.Equal(t, []doctor.Problem{{About: "llama", Advice: "/none cannot be read: no such file or directory"}},
		report.Problems)
	require.Empty(t, report.Llama.File)
	report.Problems = nil
	crashing := llama_folder.LlamaFolder(t, "return 0; } __attribute__((constructor)) void crash(void) { abort()")
	check_llama.CheckLlama(report, cli.LibraryChoice{Llama: crashing}, embedded)
	require.Equal(t, []doctor.Problem{{About: "llama", Advice: "the llama.cpp in " + crashing + " cannot be used: " +
		"its process has ended while it was opened: signal: aborted"}}, report.Problems)

	vendor := &doctor.Report{Library: doctor.LibraryReport{Path: "/lib.so"}}
	check_llama.CheckLlama(vendor, cli.LibraryChoice{Llama: mine}, embedded)
	require.Nil(t, vendor.Llama, "serve would refuse it, and load nothing")
}
