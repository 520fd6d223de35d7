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

Without MODEL, the daemon that runs answers, or the one that --http names; where none runs the newest model of rkllmd list, or the
demo. A name of rkllmd list is served by a daemon that others use too; for a file a private daemon is started, which ends with the
conversation. Lines that begin with / are commands: /help lists them; // begins a question with a slash. A question may have
several lines: pasted, by Alt-Enter, or between two """. @PATH in it adds a text file.

Ctrl-C stops the answer; at the prompt it clears the line, and leaves when it is pressed twice. Ctrl-D leaves. What was typed is
kept in rkllmd/chat_history in $XDG_STATE_HOME (~/.local/state), and conversations in rkllmd/chats. If standard input is not a
terminal, each of its lines is a question, and the answers alone are written to standard output; the first that fails ends the
program, and nothing is kept.

A conversation that outgrows the model's context goes on without its oldest questions and answers, and a line on standard error says so.`,
		Example: `  rkllmd chat
  rkllmd chat builtin:demo
  rkllmd chat small --system "Answer in one sentence."
  rkllmd chat --continue
  rkllmd chat --http 127.0.0.1:8080
  rkllmd chat --http unix:///run/user/1000/rkllmd.http --token-file token
  printf '/set temperature 0\nWho are you?\n' | rkllmd chat builtin:demo`,
		RunE: run_chat.RunChat(embedded),
	}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingNameHTTP, cli.SettingChatToken,
		cli.SettingChatContinue, cli.SettingChatKeep,
		cli.SettingModels, cli.SettingNameKeep,
		cli.SettingLibrary, cli.SettingRKLLMVersion, cli.SettingExact, cli.SettingContext})
	command.Flags().String("system", "", "tell the model `TEXT` before the conversation, as /system does")
	return command
}
