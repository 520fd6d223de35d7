// Package create_generate_command describes "rkllmd generate".
package create_generate_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run/run_generate"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateGenerateCommand returns the command "generate".
//
// **Runs on:** any thread.
func CreateGenerateCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "generate MODEL",
		Short: "Answer requests that come as lines of JSON, many at once",
		Long: `Load a model, read requests from standard input, one JSON object a line, and write what becomes of them to standard output, one
JSON object a line, with the request's id. Requests are computed together, as many as there are sequences; the others wait in turn.
The program ends when the input has ended and all is answered.

A request: {"id": 1, "prompt": "..."}, or "messages": [{"role": "user", "content": "..."}], or "tokens": [...]. Further members:
raw, tools, thinking, session, client, priority, seed, max_tokens, stop, end_tokens, ignore_end, logprobs, schema, grammar,
temperature, top_k, top_p, repeat_penalty, frequency_penalty, presence_penalty, mirostat, mirostat_tau, mirostat_eta. Its events: queued, token, done, or error.
Other lines have "op": abort, pause, resume, modify or regenerate the run whose id is "of"; tokenize, detokenize; create_session,
append_session, fork_session, save_session, restore_session, close_session; stats. docs/generate.md explains them.`,
		Example: `  echo '{"id": 1, "prompt": "Hello", "max_tokens": 20}' | rkllmd generate model.gguf
  rkllmd generate model.gguf --exact <requests.jsonl >answers.jsonl`,
		RunE: run_generate.RunGenerate(embedded),
	}
	flags := command.Flags()
	flags.SortFlags = false
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingModels, cli.SettingContext})
	flags.Int("sequences", 0, "compute `N` requests at once; 0: 8, or as many as half of the memory holds")
	flags.Int("queue", 0, "let `N` requests wait; 0: 64. No further one is read until there is room")
	flags.Int("threads", 0, "compute with up to `N` threads; 0: all CPUs")
	flags.Bool("exact", false, "the same tokens, sampling and seed give the same answer, whatever else is "+
		"computed; slower prompts")
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingChatTemplate, cli.SettingLibrary,
		cli.SettingLibraryState, cli.SettingRKLLMVersion, cli.SettingIsolate, cli.SettingConfine,
		cli.SettingLoadTimeout, cli.SettingCallTimeout, cli.SettingAbortTimeout, cli.SettingRunSilence})
	return command
}
