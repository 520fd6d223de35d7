package library_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/library/open_runtime"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_write_machine"
	"rkllmd/tests/support/terminal/cli_write_library"
	"rkllmd/utils"
)

func TestOpenRuntime(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	embedded := cli_embedded.CliEmbedded()
	good := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (")
	unknown := cli_write_library.CliWriteLibrary(t, "C", "no version")
	library, err := os.ReadFile(good)
	require.NoError(t, err)
	bare, board := t.TempDir(), cli_write_machine.CliWriteMachine(t, map[string]string{"dev/rknpu": ""})
	full := cli_write_machine.CliWriteMachine(t, map[string]string{"dev/rknpu": "", "usr/lib/librkllmrt.so": string(
		library)})
	two := cli_write_machine.CliWriteMachine(t, map[string]string{"dev/rknpu": "", "lib/librkllmrt.so": "text",
		"usr/lib/librkllmrt.so": string(library)})
	damaged := cli_write_machine.CliWriteMachine(t, map[string]string{"dev/rknpu": "", "usr/lib/librkllmrt.so": "text"})
	for _, test := range []struct {
		name     string
		choice   cli.LibraryChoice
		embedded cli.Embedded
		root     string
		reason   string // of the refusal
		log      []string
	}{
		{name: "nothing said", embedded: embedded, root: bare,
			log: []string{`level=INFO msg=library path=embedded version=1.3.0 generation=D`,
				`because="this machine has no RKNPU"`}},
		{name: "a board without its library", embedded: embedded, root: board,
			log: []string{"level=WARN", "this machine has an RKNPU, but the embedded runtime computes on the CPU",
				"path=embedded"}},
		{name: "a board", embedded: embedded, root: full,
			log: []string{"path=" + filepath.Join(full, "usr/lib/librkllmrt.so"), "version=1.2.2 generation=C",
				`evidence="text in the file"`}},
		{name: "a board with two", embedded: embedded, root: two,
			log: []string{`msg="several libraries were found, the first is served" found="` + filepath.Join(two,
				"usr/lib/librkllmrt.so") + ", ", "version=1.2.2"}},
		{name: "a board with a damaged library", embedded: embedded, root: damaged,
			reason: "it was found in the usual places: name another one with --library PATH (RKLLM_LIBRARY), or " +
				"the word embedded for the embedded runtime"},
		{name: "embedded, on a board", choice: cli.LibraryChoice{Path: "embedded"}, embedded: embedded, root: full,
			log: []string{"path=embedded"}},
		{name: "a library without a version", choice: cli.LibraryChoice{Path: unknown}, root: bare,
			reason: "--rkllm-version"},
		{name: "its version", choice: cli.LibraryChoice{Path: unknown, Version: "1.2.3"}, root: bare,
			log: []string{"path=" + unknown, "version=1.2.3 generation=C evidence=--rkllm-version"}},
		{name: "a version without a library", choice: cli.LibraryChoice{Version: "1.2.3"}, embedded: embedded,
			root: bare,
			reason: "--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library, but the embedded runtime " +
				"would be served, because this machine has no RKNPU"},
		{name: "exactly", choice: cli.LibraryChoice{Exact: true}, embedded: embedded, root: bare,
			log: []string{"path=embedded"}},
		{name: "exactly, because a front-end promises it", choice: cli.LibraryChoice{ExactHere: "--grpc"},
			embedded: embedded, root: bare,
			log: []string{"the embedded runtime computes exactly, as with --exact", `because="--grpc promises it"`,
				"path=embedded"}},
		{name: "which is no affair of a vendor's library", choice: cli.LibraryChoice{Path: unknown, Version: "1.2.3",
			ExactHere: "--grpc"}, embedded: embedded, root: bare,
			log: []string{"path=" + unknown}},
		{name: "a vendor's library, exactly", choice: cli.LibraryChoice{Path: unknown, Version: "1.2.3", Exact: true},
			embedded: embedded, root: bare,
			reason: "--exact (RKLLMD_EXACT) is for the embedded runtime, but " + unknown +
				" would be served, because "},
		{name: "no embedded runtime", root: bare,
			reason: "this build has no embedded runtime (it was made with -tags noembedded), and " +
				"this machine has no RKNPU: name the vendor's librkllmrt.so with --library PATH (RKLLM_LIBRARY); " +
				"see --help"},
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
