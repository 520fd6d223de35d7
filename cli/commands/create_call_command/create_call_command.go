// Package create_call_command describes "rkllmd call".
package create_call_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run/run_call"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateCallCommand returns the command "call".
//
// **Runs on:** any thread.
func CreateCallCommand() *cobra.Command {
	command := &cobra.Command{
		Use:   "call METHOD [PARAMS]",
		Short: "Make one JSON-RPC call and print the answer",
		Long: `Make one JSON-RPC call to a running daemon and print each result as a line of JSON.

METHOD may leave out its "rkllm." prefix. PARAMS is a JSON array (the arguments of the C function, in order) or object
(the same by name); "-" reads it from standard input. rkllm.run_async is followed until its last result. An error answer
is printed on stderr and makes the exit code 1. Ctrl-C disconnects, which aborts a run that this call started.`,
		Example: `  rkllmd call is_running
  rkllmd serve & rkllmd call --wait 10s is_running
  rkllmd call createDefaultParam
  rkllmd call init '[null, {"model_path": "/models/tiny.gguf", "max_context_len": 1024}]'
  rkllmd call run_async '{"rkllm_input": {"role": "user", "input_type": 0, "prompt_input": "Hello"}}'
  rkllmd call abort
  rkllmd call destroy`,
		RunE: run_call.RunCall,
	}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingSocket})
	command.Flags().Duration("wait", 0,
		"if no daemon listens there yet, wait for one, for `TIME` (such as 10s) at most")
	return command
}
