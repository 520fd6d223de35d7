package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_library"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/doctor/cli_slow_build"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestCheckLibrary(t *testing.T) {
	embedded := cli.Embedded{OpenRuntime: open_builtin.OpenBuiltin, DescribeBuild: cli_slow_build.CliSlowBuild}
	good := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (")
	unknown := cli_write_library.CliWriteLibrary(t, "D", "")
	npu := rkllm.NPU{Devices: []string{"/dev/rknpu"}}
	for _, test := range []struct {
		name      string
		selection cli.LibrarySelection
		version   string
		embedded  cli.Embedded
		want      [3]string // version, generation, evidence
		advice    []string
	}{
		{"embedded", cli.LibrarySelection{Path: "embedded", Reason: "R", NPU: npu}, "", embedded, [3]string{"1.3.0",
			"D", "embedded"},
			[]string{"slow", "the NPU would not be used, because R: name the vendor's librkllmrt.so"}},
		{"a version of the embedded runtime", cli.LibrarySelection{Path: "embedded", Reason: "R"}, "1.3.0", embedded,
			[3]string{"1.3.0", "D", "embedded"}, []string{"slow",
				"--rkllm-version (RKLLMD_RKLLM_VERSION) is for a vendor's library"}},
		{"none", cli.LibrarySelection{Path: "embedded", Reason: "R"}, "", cli.Embedded{}, [3]string{},
			[]string{"this build has no embedded runtime"}},
		{"a library", cli.LibrarySelection{Path: good, Reason: "R", Candidates: []string{good}}, "", embedded,
			[3]string{"1.2.2", "C", "text in the file"}, nil},
		{"contradicted", cli.LibrarySelection{Path: good}, "1.2.3", embedded, [3]string{"1.2.3", "C",
			"--rkllm-version"}, []string{"the text in the file says version 1.2.2"}},
		{"forced wrong", cli.LibrarySelection{Path: cli_write_library.CliWriteLibrary(t, "A", "")}, "1.2.0", embedded,
			[3]string{"1.2.0", "B", "--rkllm-version"}, []string{"rkllm_set_chat_template"}},
		{"not known", cli.LibrarySelection{Path: unknown}, "", embedded, [3]string{"", "C or D", "symbols"},
			[]string{"--rkllm-version"}},
		{"no library", cli.LibrarySelection{Path: "/dev/null"}, "", embedded, [3]string{},
			[]string{"/dev/null is no regular file"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			report := &doctor.Report{}
			check_library.CheckLibrary(report, test.selection, cli.LibraryChoice{Version: test.version},
				test.embedded, "/")
			got := report.Library
			require.Equal(t, test.want, [3]string{got.Version, got.Generation, got.Evidence})
			require.Equal(t, test.selection.Reason, got.Reason)
			require.Equal(t, append([]string{}, test.selection.Candidates...), got.Candidates)
			require.Len(t, report.Problems, len(test.advice), report.Problems)
			for i, advice := range test.advice {
				require.Equal(t, "library", report.Problems[i].About)
				require.Contains(t, report.Problems[i].Advice, advice)
			}
		})
	}
	t.Run("a library that needs others", func(t *testing.T) {
		good := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.2 (", "-Wl,--no-as-needed", "-lc")
		report := &doctor.Report{}
		check_library.CheckLibrary(report, cli.LibrarySelection{Path: good}, cli.LibraryChoice{}, embedded, t.TempDir())
		require.Equal(t, []string{"libc.so.6"}, report.Library.Missing)
		require.Contains(t, report.Problems[0].Advice, "needs libc.so.6, which the dynamic linker would not find")
	})
}
