// Package create_run_command describes "rkllmd run".
package create_run_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run/run_prompt"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateRunCommand returns the command "run".
//
// **Runs on:** any thread.
func CreateRunCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "run MODEL [PROMPT]",
		Short: "Run a prompt through a model and print the tokens as they come",
		Long: `Run a prompt through a model and print the tokens as they come; the speed follows on stderr.

MODEL is a GGUF file for the embedded runtime (builtin:demo: the small demo model inside it), a .rkllm file for a vendor's library (--library; which one is served without it,
rkllmd doctor tells). PROMPT "-", or no PROMPT and a pipe or a file, reads it from standard input; where there are both, what is
read there stands before PROMPT. When nobody reads the answer any more, as behind | head -1, the run ends with exit code 141, without
a word. A private daemon is started for the run and ends with it; --socket uses one that is there, which must have no model loaded, and unloads the model afterwards. Ctrl-C
aborts the run; a second one does not wait for its end.`,
		Example: `  rkllmd run builtin:demo "Who are you?"
  rkllmd run model.gguf --context 4096 --max-tokens 256 --temperature 0.7 "Why is the sky blue?"
  git diff | rkllmd run model.gguf "Summarise this change."
  rkllmd run model.gguf --system "Answer in one word." "Is the sky blue?" < /dev/null
  rkllmd run model.gguf --json "Who are you?" | jq -r .answer
  rkllmd run model.gguf --schema '{"properties": {"name": {"type": "string"}}}' "Who are you? Answer in JSON."
  rkllmd run --library /usr/lib/librkllmrt.so model.rkllm "Hello"`,
		RunE: run_prompt.RunPrompt(embedded),
	}
	flags := command.Flags()
	flags.SortFlags = false
	flags.String("socket", "", "use the daemon on the socket at `PATH` instead of a private one")
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingNameHTTP, cli.SettingChatToken,
		cli.SettingModels, cli.SettingNameKeep, cli.SettingLibrary, cli.SettingRKLLMVersion,
		cli.SettingExact, cli.SettingContext})
	flags.Int32("max-tokens", 0, "make `N` tokens at most; not given, or -1: until the answer ends or the "+
		"context is full (max_new_tokens)")
	flags.Float32("temperature", 0, "`T`: 0 is always the likeliest token (temperature)")
	flags.Int32("top-k", 0, "choose among the `K` likeliest tokens (top_k)")
	flags.Float32("top-p", 0, "choose among the likeliest tokens that make up probability `P` (top_p)")
	flags.Float32("repeat-penalty", 0, "make tokens that were there before less likely by factor `R` (repeat_penalty)")
	flags.Int8("threads", 0, "compute with `N` CPUs (extend_param.enabled_cpus_num)")
	flags.String("system", "", "tell the model `TEXT` before the prompt")
	flags.Bool("json", false, "write the answer as one JSON object, with its figures, when it is whole")
	flags.String("image", "", "refused: no model that rkllmd runs looks at the picture in `FILE`")
	flags.String("schema", "", "hold the answer to a JSON Schema: `JSON`, or the file that has it")
	flags.String("grammar", "", "hold the answer to the grammar in `FILE` (GBNF)")
	flags.Bool("no-template", false, "give the prompt to the model as it is, without its chat template")
	return command
}
