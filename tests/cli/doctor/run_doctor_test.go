package doctor_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	cli_doctor "rkllmd/cli/doctor"
	"rkllmd/cli/doctor/create_doctor_command"
	"rkllmd/cli/doctor/run_doctor"
	"rkllmd/tests/cli/cli_write_machine"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestRunDoctor(t *testing.T) {
	t.Setenv("RKLLM_LIBRARY", "")
	t.Setenv("RKLLMD_RKLLM_VERSION", "")
	t.Setenv("RKLLM_UDS_PATH", t.TempDir()+"/rkllm.sock")
	root := cli_write_machine.CliWriteMachine(t,
		map[string]string{"proc/meminfo": "MemTotal: 8388608 kB\nMemAvailable: 1024 kB\n"})
	library := cli_write_library.CliWriteLibrary(t, "D", "")
	doctor := run_doctor.RunDoctor(cli.Embedded{}, root)
	var output bytes.Buffer
	command := create_doctor_command.CreateDoctorCommand(cli.Embedded{})
	command.SetOut(&output)

	t.Run("as text", func(t *testing.T) {
		require.ErrorIs(t, doctor(command, nil), cli.ErrProblems)
		require.Contains(t, output.String(), "library     none, because this machine has no RKNPU\n")
		require.Contains(t, output.String(), "\n  memory: 1 MiB of memory are available")
	})
	t.Run("as JSON", func(t *testing.T) {
		output.Reset()
		require.NoError(t, command.ParseFlags([]string{"--json", "--library", library, "--rkllm-version", "1.3.0"}))
		require.ErrorIs(t, doctor(command, nil), cli.ErrProblems)
		var report cli_doctor.Report
		decoder := json.NewDecoder(&output)
		decoder.DisallowUnknownFields()
		require.NoError(t, decoder.Decode(&report))
		require.Equal(t, library, report.Library.Path)
		require.Equal(t, "1.3.0", report.Library.Version)
		require.Equal(t, "D", report.Library.Generation)
		require.False(t, decoder.More(), "one object")
	})
	t.Run("wrong usage", func(t *testing.T) {
		require.ErrorIs(t, doctor(command, []string{"all"}), cli.ErrUsage)
		require.NoError(t, command.ParseFlags([]string{"--rkllm-version", "1.3.1"}))
		require.ErrorIs(t, doctor(command, nil), cli.ErrUsage)
	})
}
