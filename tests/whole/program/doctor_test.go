package program_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// rkllmd doctor tells what serve would do, on this machine, without doing it: its exit code is 1 if there are problems.
func TestDoctor(t *testing.T) {
	for _, name := range []string{"RKLLM_LIBRARY", "RKLLMD_RKLLM_VERSION", "RKLLM_LOG_LEVEL", "LD_LIBRARY_PATH"} {
		t.Setenv(name, "")
	}
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", "embedded"}})
	t.Setenv("RKLLM_UDS_PATH", daemon.Path)
	good := cli_write_library.CliWriteLibrary(t, "C", "RKLLM SDK (version: 1.2.3 (")
	constructor := filepath.Join(t.TempDir(), "constructor.c")
	require.NoError(t, os.WriteFile(constructor,
		[]byte("#include <stdlib.h>\n__attribute__((constructor)) static void end(void) { _Exit(0); }\n"), 0o600))
	guarded := cli_write_library.CliWriteLibrary(t, "D", "", constructor)
	program := daemon_command.DaemonCommand(t, true)

	for _, test := range []struct {
		name    string
		flags   []string
		library doctor.LibraryReport
		advice  string
	}{
		{"embedded", []string{"--library", "embedded"}, doctor.LibraryReport{Path: "embedded", Version: "1.3.0",
			Generation: "D", Evidence: "embedded"}, ""},
		{"a library", []string{"--library", good}, doctor.LibraryReport{Path: good, Version: "1.2.3", Generation: "C",
			Evidence: "text in the file"}, ""},
		{"a library of no version, which would end the process that loads it", []string{"--library", guarded},
			doctor.LibraryReport{Path: guarded, Generation: "C or D", Evidence: "symbols"}, "--rkllm-version"},
		{"the same with its version", []string{"--library", guarded, "--rkllm-version", "1.3.0"},
			doctor.LibraryReport{Path: guarded, Version: "1.3.0", Generation: "D", Evidence: "--rkllm-version"}, ""},
		{"no library", []string{"--library", "/dev/null"}, doctor.LibraryReport{Path: "/dev/null"},
			"it cannot be a shared library"},
	} {
		t.Run(test.name, func(t *testing.T) {
			command := exec.Command("env", slices.Concat(program.Args[1:], []string{"doctor", "--json"}, test.flags)...)
			output, err := command.Output()
			var report doctor.Report
			require.NoError(t, json.Unmarshal(output, &report), "%v: %s", err, output)
			var advice []string
			for _, problem := range report.Problems {
				if problem.About == "library" {
					advice = append(advice, problem.Advice)
				}
			}
			require.Contains(t, strings.Join(advice, "\n"), test.advice)
			require.Equal(t, test.advice == "", len(advice) == 0, advice)
			require.Equal(t, len(report.Problems) > 0, command.ProcessState.ExitCode() == cli.ExitFailed, "%v", err)
			require.Equal(t, "--library (RKLLM_LIBRARY) says so", report.Library.Reason)
			report.Library.Reason, report.Library.Candidates, report.Library.Missing = "", nil, nil
			require.Equal(t, test.library, report.Library)
			require.Equal(t, doctor.SocketReport{Path: daemon.Path, State: doctor.SocketServing,
				Library: &cli.ServedLibrary{
					Name: "embedded", Version: "1.3.0", Generation: "D"}}, report.Socket)
			require.NotZero(t, report.Memory.Available)
			require.NotZero(t, report.CPUs.Usable)
		})
	}
	t.Run("for people", func(t *testing.T) {
		// the exit code is this machine's
		output, _ := exec.Command("env", append(program.Args[1:], "doctor", "--library", good)...).Output()
		require.Contains(t, string(output), "\nversion     1.2.3, generation C (text in the file)\n")
	})
}
