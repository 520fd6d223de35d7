package library_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_runtime"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/library/library_machines"
	"rkllmd/tests/support/terminal/cli_write_library"
	"rkllmd/utils"
)

func TestOpenRuntime(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	type choice = cli.LibraryChoice
	with, without := cli_embedded.CliEmbedded(), cli.Embedded{}
	unknown := cli_write_library.CliWriteLibrary(t, "C", "no version")
	machines := library_machines.LibraryMachines(t,
		cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 ("))
	for _, test := range []struct {
		name     string
		choice   choice
		embedded cli.Embedded
		root     string
		reason   string // of the refusal
		log      []string
	}{
		{"nothing said", choice{}, with, machines.Bare, "", []string{`because="this machine has no RKNPU"`,
			`level=INFO msg=library path=embedded version=1.3.0 generation=D`}},
		{"a board without its library", choice{}, with, machines.Board, "", []string{"level=WARN", "path=embedded",
			"this machine has an RKNPU, but the embedded runtime computes on the CPU"}},
		{"a board", choice{}, with, machines.Full, "", []string{"path=" + machines.Full + "/usr/lib/librkllmrt.so",
			"version=1.2.2 generation=C", `evidence="text in the file"`}},
		{"a board with two", choice{}, with, machines.Two, "", []string{"version=1.2.2",
			`msg="several libraries were found, the first is served" found="` + machines.Two +
				"/usr/lib/librkllmrt.so, "}},
		{"a board with a damaged library", choice{}, with, machines.Damaged, "it was found in the usual places: name " +
			"another one with --library PATH (RKLLM_LIBRARY), or the word embedded for the embedded runtime", nil},
		{"embedded, on a board", choice{Path: "embedded"}, with, machines.Full, "", []string{"path=embedded"}},
		{"a library without a version", choice{Path: unknown}, without, machines.Bare, "--rkllm-version", nil},
		{"its version", choice{Path: unknown, Version: "1.2.3"}, without, machines.Bare, "",
			[]string{"path=" + unknown, "version=1.2.3 generation=C evidence=--rkllm-version"}},
		{"a version without a library", choice{Version: "1.2.3"}, with, machines.Bare,
			"--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library, but the embedded runtime " +
				"would be served, because this machine has no RKNPU", nil},
		{"exactly", choice{Exact: true}, with, machines.Bare, "", []string{"path=embedded"}},
		{"exactly, because a front-end promises it", choice{ExactHere: "--grpc"}, with, machines.Bare, "", []string{
			"the embedded runtime computes exactly, as with --exact", `because="--grpc promises it"`, "path=embedded"}},
		{"which is no affair of a vendor's library", choice{Path: unknown, Version: "1.2.3", ExactHere: "--grpc"},
			without, machines.Bare, "", []string{"path=" + unknown}},
		{"a vendor's library, exactly", choice{Path: unknown, Version: "1.2.3", Exact: true}, with, machines.Bare,
			"--exact (RKLLMD_EXACT) is for the embedded runtime, but " + unknown + " would be served, because ", nil},
		{"no embedded runtime", choice{}, without, machines.Bare, "this build has no embedded runtime (it was made " +
			"with -tags noembedded), and this machine has no RKNPU: name the vendor's librkllmrt.so with " +
			"--library PATH (RKLLM_LIBRARY); see --help", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			set_up_log.SetUpLog(&log, "text", utils.LevelInfo)
			opened, err := open_runtime.OpenRuntime(test.choice, test.embedded, test.root)
			if test.reason != "" {
				require.ErrorContains(t, err, test.reason)
				return
			}
			require.NoError(t, err)
			require.NotNil(t, opened.Init)
			for _, text := range test.log {
				require.Contains(t, log.String(), text)
			}
		})
	}
}
