// Package create_root_command describes the program.
package create_root_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_call_command"
	"rkllmd/cli/commands/create_chat_command"
	"rkllmd/cli/commands/create_fleet_command"
	"rkllmd/cli/commands/create_generate_command"
	"rkllmd/cli/commands/create_inspect_command"
	"rkllmd/cli/commands/create_loaded_commands"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/commands/create_serve_command"
	"rkllmd/cli/commands/create_swarm_command"
	"rkllmd/cli/commands/create_tiny_model_command"
	"rkllmd/cli/commands/create_uma_command"
	"rkllmd/cli/commands/create_version_command"
	"rkllmd/cli/commands/run_group"
	"rkllmd/cli/commands/run_help"
	"rkllmd/cli/commands/run_root"
	"rkllmd/cli/commands/wrap_usage_error"
	"rkllmd/cli/doctor/create_doctor_command"
	"rkllmd/cli/install/bind_completions"
	"rkllmd/cli/install/create_completion_command"
	"rkllmd/cli/store/create_store_commands"
	"rkllmd/cli/units/create_service_command"
)

// CreateRootCommand returns the command "rkllmd" with all its commands. Errors are returned, not printed.
//
// **Runs on:** any thread.
func CreateRootCommand(embedded cli.Embedded) *cobra.Command {
	root := &cobra.Command{
		Use:   "rkllmd",
		Short: "Serve Rockchip's RKLLM API to the programs of this machine",
		Long: `rkllmd serves Rockchip's RKLLM runtime API, JSON-RPC 2.0 on a Unix socket: each rkllm.* method is one call of the C
function of the same name, and tokens stream as they are made. The embedded runtime runs GGUF models on the CPU; the vendor's
librkllmrt.so (serve --library) runs .rkllm models on the NPU.

Exit codes: 0 done; 1 failed, the reason is on stderr, or the doctor found problems; 2 wrong flags, arguments or environment;
130 interrupted; 141 nobody reads the output any more, as behind | head -1.`,
		Example: `  rkllmd tiny-model /tmp/tiny.gguf           a tiny model to try things out
  rkllmd run /tmp/tiny.gguf "Hello"          one prompt, no daemon needed
  rkllmd chat builtin:demo                   a conversation
  rkllmd run NAME "Hello"                    one prompt to a model of rkllmd list, which stays for the next one
  rkllmd ps                                  the models that stay
  rkllmd serve                               the daemon
  rkllmd call init '[null, {"model_path": "/tmp/tiny.gguf"}]'
  rkllmd call run_async '[null, {"prompt_input": "Hello"}]'
  rkllmd generate model.gguf <requests.jsonl many requests at once, as lines of JSON
  rkllmd uma "Hello"                         one prompt to the UMA socket of the daemon (serve --uma-socket)
  rkllmd swarm connect SERVER_ID             chat with a model on another machine (rkllmd serve --swarm)
  rkllmd inspect model.gguf                  what a model is, and the memory that it needs
  rkllmd doctor                              what would be served here, and what stands in the way`,
		Args:          cobra.ArbitraryArgs,
		RunE:          run_root.RunRoot(embedded),
		SilenceErrors: true,
		SilenceUsage:  true,

		SuggestionsMinimumDistance: 2, // letters that a mistyped command may be off by
	}
	root.CompletionOptions.DisableDefaultCmd = true // there is one of ours
	root.Flags().BoolP("version", "v", false, "print the version, as the command does")
	root.SetFlagErrorFunc(wrap_usage_error.WrapUsageError)
	root.AddCommand(create_serve_command.CreateServeCommand(embedded), create_run_command.CreateRunCommand(embedded),
		create_chat_command.CreateChatCommand(embedded),
		create_call_command.CreateCallCommand(), create_generate_command.CreateGenerateCommand(embedded),
		create_uma_command.CreateUMACommand(),
		create_swarm_command.CreateSwarmCommand(), create_fleet_command.CreateFleetCommand(),
		create_tiny_model_command.CreateTinyModelCommand(embedded),
		create_inspect_command.CreateInspectCommand(embedded),
		create_doctor_command.CreateDoctorCommand(embedded), create_version_command.CreateVersionCommand(embedded))
	root.AddCommand(create_store_commands.CreateStoreCommands(embedded)...)
	root.AddCommand(create_loaded_commands.CreateLoadedCommands()...)
	root.AddCommand(create_service_command.CreateServiceCommand(embedded, run_group.RunGroup),
		create_completion_command.CreateCompletionCommand())
	bind_completions.BindCompletions(root)
	root.InitDefaultHelpCmd() // whose body takes every word
	for _, command := range root.Commands() {
		if command.Name() == "help" {
			command.Run, command.RunE = nil, run_help.RunHelp
		}
	}
	return root
}
