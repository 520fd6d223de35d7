// Package create_chat_command describes "rkllmd chat".
package create_chat_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/chat/run_chat"
	"rkllmd/cli/settings/add_setting_flags"
)

// CreateChatCommand returns the command "chat".
//
// **Runs on:** any thread.
func CreateChatCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "chat [MODEL]",
		Short: "Talk with a model in the terminal",
		Long: `Talk with a model: each line is a question, the answer appears as it is made, and the conversation goes with the next question.

Without MODEL, a daemon that is there answers, by its HTTP front-end (--http). With MODEL, a private daemon is started for the
conversation and ends with it. Lines that begin with / are commands: /help lists them; // begins a question with a slash.

Ctrl-C stops the answer; at the prompt it clears the line, and leaves when it is pressed twice. Ctrl-D leaves. What was typed is
kept in rkllmd/chat_history in $XDG_STATE_HOME (~/.local/state). If standard input is not a terminal, each of its lines is a question,
and the answers alone are written to standard output; the first that fails ends the program.

A conversation that outgrows the model's context goes on without its oldest questions and answers, and a line on standard error says so.`,
		Example: `  rkllmd chat builtin:demo
  rkllmd chat --http 127.0.0.1:8080
  rkllmd chat --http unix:///run/user/1000/rkllmd.http --token-file token
  printf '/set temperature 0\nWho are you?\n' | rkllmd chat builtin:demo`,
		RunE: run_chat.RunChat(embedded),
	}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingChatHTTP, cli.SettingChatToken,
		cli.SettingModels, cli.SettingNameKeep,
		cli.SettingLibrary, cli.SettingRKLLMVersion, cli.SettingExact, cli.SettingContext})
	return command
}
