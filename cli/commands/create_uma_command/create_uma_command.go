// Package create_uma_command describes "rkllmd uma".
package create_uma_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/uma/run_uma"
)

// CreateUMACommand returns the command "uma".
//
// **Runs on:** any thread.
func CreateUMACommand() *cobra.Command {
	command := &cobra.Command{
		Use:   "uma [PROMPT]",
		Short: "Ask the UMA socket of a daemon, and print the answer as it comes",
		Long: `Send one request to the UMA socket of a running daemon (rkllmd serve --uma-socket) and print the text as it comes; how it ended follows on stderr.

PROMPT "-", or no PROMPT and a pipe, reads it from standard input. It goes to the model as it is, without its chat template. What is not
given is the daemon's to choose. An error of the daemon is printed on stderr, with its code, and makes the exit code 1. Ctrl-C cancels the
request, which then ends at the next token; a second one does not wait for that.

--split is for trying out daemons: the message goes out in pieces, a millisecond after each other.`,
		Example: `  rkllmd serve --uma-socket /tmp/uma.sock --model model.gguf &
  rkllmd uma "The weather is" --max-tokens 20
  rkllmd uma "The weather is" --json --metadata '{"user": 7}' --split=3
  rkllmd uma --metrics`,
		RunE: run_uma.RunUMA,
	}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingUMAClientSocket, cli.SettingUMAClientProtocol})
	flags := command.Flags()
	flags.String("id", "1", "`ID` of the request, which its events name")
	flags.Int("max-tokens", 0, "make `N` tokens at most")
	flags.Float64("temperature", 0, "`T`: 0 is always the likeliest token")
	flags.Float64("top-p", 0, "choose among the likeliest tokens that make up probability `P`")
	flags.Int("top-k", 0, "choose among the `K` likeliest tokens; 0: among all")
	flags.Bool("no-stream", false, "have the whole text come at the end")
	flags.Float64("slo-ttft-ms", 0, "wish for the first token within `MS` milliseconds")
	flags.Float64("slo-tbt-ms", 0, "wish for `MS` milliseconds between tokens")
	flags.String("metadata", "", "a `JSON` object that comes back in every event")
	flags.Bool("json", false, "print the events as they are, one a line")
	flags.Bool("metrics", false, "print what the daemon counts, instead of asking")
	flags.Int("split", 0, "send the message in pieces of `N` bytes; --split alone: byte by byte")
	flags.Lookup("split").NoOptDefVal = "1"
	return command
}
