// Package create_run_chat makes a chat of one question.
package create_run_chat

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/terminal/choose_marks"
	"rkllmd/cli/terminal/is_terminal"
)

// CreateRunChat returns a chat for the answer that options ask for, with no daemon yet. At a terminal the answer is
// rendered, unless it is held to a form: then it stays as it is, but for what would steer the terminal.
//
// **Runs on:** any thread.
func CreateRunChat(command *cobra.Command, options run.Options) *cli.Chat {
	out, notes := command.OutOrStdout(), command.ErrOrStderr()
	chat := &cli.Chat{Whole: options.JSON, Terminal: is_terminal.IsTerminal(out)}
	chat.Streams = cli.Streams{Out: out, Err: notes, Logged: !is_terminal.IsTerminal(notes)}
	if chat.Terminal {
		chat.Marks, chat.Render = choose_marks.ChooseMarks(), options.Schema == "" && options.Grammar == ""
	}
	return chat
}
