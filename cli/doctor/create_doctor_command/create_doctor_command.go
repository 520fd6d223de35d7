// Package create_doctor_command describes "rkllmd doctor".
package create_doctor_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/doctor/run_doctor"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateDoctorCommand returns the command "doctor".
//
// **Runs on:** any thread.
func CreateDoctorCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "doctor",
		Short: "Tell which library would be served here, and what stands in the way",
		Long: `Tell which library "rkllmd serve" would open and how its version is known, and look at what it depends on: the NPU and its
driver, open files, CPUs, the socket, memory, the services of systemd. Nothing is changed, and nothing is loaded but the
llama.cpp that --llama names; a service that starts for its first client is started by the question whether it answers.

Each problem gets one line of advice. Exit code 0: no problems; 1: there are some. --json prints one object for programs,
with the problems in its member "problems".`,
		Example: `  rkllmd doctor
  rkllmd doctor --library ./librkllmrt.so
  rkllmd doctor --llama ~/llama.cpp/build/bin
  rkllmd doctor --json | python3 -m json.tool`,
		RunE: run_doctor.RunDoctor(embedded, "/"),
	}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingLibrary, cli.SettingLibraryState,
		cli.SettingRKLLMVersion, cli.SettingLlama, cli.SettingGPULayers, cli.SettingSocket})
	command.Flags().Bool("json", false, "print one JSON object")
	return command
}
