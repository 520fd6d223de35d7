// Package run_chat is the body of "rkllmd chat".
package run_chat

import (
	"os"
	"os/signal"
	"runtime"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_signals"
	"rkllmd/cli/chat/list_model_names"
	"rkllmd/cli/chat/open_history"
	"rkllmd/cli/chat/run_conversation"
	"rkllmd/cli/talk/close_chat"
	"rkllmd/cli/talk/open_chat"
	"rkllmd/cli/talk/parse_chat_options"
	"rkllmd/cli/terminal/choose_marks"
	"rkllmd/cli/terminal/is_terminal"
	"rkllmd/cli/terminal/open_editor"
	"rkllmd/cli/terminal/scan_lines"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/cli/terminal/watch_signals"
)

// RunChat returns the body of "rkllmd chat": it talks with a model of a private daemon, or of one that is there, until
// the user leaves or standard input ends.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunChat(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) (err error) {
		options, err := parse_chat_options.ParseChatOptions(command, args, embedded)
		if err != nil {
			return err
		}
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		signal.Ignore(unix.SIGPIPE)
		in, out := command.InOrStdin(), command.OutOrStdout()
		interrupts, leave := make(chan struct{}, 1), make(chan struct{})
		chat := &cli.Chat{Streams: cli.Streams{Out: out, Err: command.ErrOrStderr()}, Interrupts: interrupts,
			Leave:    leave,
			Terminal: is_terminal.IsTerminal(in) && is_terminal.IsTerminal(out)}
		chat.Streams.Logged = !is_terminal.IsTerminal(chat.Streams.Err)
		defer func() {
			if closing := close_chat.CloseChat(chat); err == nil {
				err = closing
			}
		}()
		if chat.Terminal {
			chat.Marks, chat.Render = choose_marks.ChooseMarks(), true
		}
		if chat.Marks.EraseLine != "" {
			var history error
			chat.Streams.In = in.(*os.File)
			if chat.Editor, history, err = open_editor.OpenEditor(chat.Streams,
				list_model_names.ListModelNames(chat)); err != nil {
				return err
			}
			if history != nil {
				show_note.ShowNote(chat, history.Error())
			}
		} else {
			lines := make(chan string)
			chat.Lines = lines
			go scan_lines.ScanLines(in, lines, &chat.LinesErr)
		}
		signals := watch_signals.WatchSignals()
		defer signal.Stop(signals)
		go handle_signals.HandleSignals(chat, signals, interrupts, leave)
		if err := open_chat.OpenChat(chat, options, embedded); err != nil {
			return err
		}
		if err := open_history.OpenHistory(chat, command); err != nil {
			return err
		}
		if system, _ := command.Flags().GetString("system"); system != "" {
			chat.Conversation.System = system
		}
		return run_conversation.RunConversation(chat)
	}
}
