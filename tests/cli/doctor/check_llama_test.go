package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_llama"
	"rkllmd/tests/cli/doctor/cli_use_llama"
)

func TestCheckLlama(t *testing.T) {
	embedded := cli.Embedded{UseLlama: cli_use_llama.CliUseLlama}
	report := &doctor.Report{Library: doctor.LibraryReport{Path: cli.EmbeddedLibrary}}
	check_llama.CheckLlama(report, cli.LibraryChoice{}, embedded)
	require.Nil(t, report.Llama, "nobody has named one")
	check_llama.CheckLlama(report, cli.LibraryChoice{Llama: "/mine"}, embedded)
	require.Equal(t, &doctor.LlamaReport{Folder: "/mine", File: "/mine/libllama.so", Version: "0.5.0",
		GGML:   "0.25.1 abc",
		Layout: "v0.5.0", Backends: []string{"/mine/libggml-cpu.so"}, Skipped: []string{"a GPU's, because there is " +
			"none"},
		Devices: []string{"CPU (mine)"}}, report.Llama)
	require.Empty(t, report.Problems)
	check_llama.CheckLlama(report, cli.LibraryChoice{Llama: "/none"}, embedded)
	require.Equal(t, []doctor.Problem{{About: "llama", Advice: "/none has no libllama"}}, report.Problems)
	require.Empty(t, report.Llama.File)

	vendor := &doctor.Report{Library: doctor.LibraryReport{Path: "/lib.so"}}
	check_llama.CheckLlama(vendor, cli.LibraryChoice{Llama: "/mine"}, embedded)
	require.Nil(t, vendor.Llama, "serve would refuse it, and load nothing")
}
