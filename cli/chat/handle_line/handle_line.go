// Package handle_line does what a line of a chat says.
package handle_line

import (
	"errors"
	"slices"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat/ask_typed"
	"rkllmd/cli/chat/copy_answer"
	"rkllmd/cli/chat/handle_branches"
	"rkllmd/cli/chat/handle_file_command"
	"rkllmd/cli/chat/handle_history"
	"rkllmd/cli/chat/handle_keep"
	"rkllmd/cli/chat/handle_setting"
	"rkllmd/cli/chat/regenerate_answer"
	"rkllmd/cli/chat/remove_question"
	"rkllmd/cli/chat/set_model"
	"rkllmd/cli/chat/show_chat"
	"rkllmd/cli/chat/show_context"
	"rkllmd/cli/chat/show_help"
)

// HandleLine asks the question that line is, or does the command of cli.ChatCommands that it is. More is false after
// /quit.
//
// **Runs on:** the main goroutine. Errors: what is wrong with the line, or what has failed; the chat goes on.
func HandleLine(chat *cli.Chat, line string) (more bool, err error) {
	line = strings.TrimSpace(line)
	command, argument, _ := strings.Cut(line, " ")
	argument = strings.TrimSpace(argument)
	talk := &chat.Conversation
	switch {
	case line == "":
	case line[0] != '/', strings.HasPrefix(line, "//"), command == "/edit":
		err = ask_typed.AskTyped(chat, line)
	case command == "/copy":
		err = copy_answer.CopyAnswer(chat)
	case slices.Contains(cli.ChatSettings, command):
		err = handle_setting.HandleSetting(chat, command, argument)
	case command == "/show":
		show_chat.ShowChat(chat)
	case command == "/regenerate":
		err = regenerate_answer.RegenerateAnswer(chat)
	case command == "/undo":
		err = remove_question.RemoveQuestion(chat)
	case command == "/clear":
		talk.Messages, talk.Branches, chat.Question, chat.Left, chat.Kept = nil, nil, "", 0, ""
	case command == "/branches":
		err = handle_branches.HandleBranches(chat, argument)
	case command == "/context":
		show_context.ShowContext(chat)
	case command == "/pin", command == "/drop":
		err = handle_keep.HandleKeep(chat, command, argument)
	case command == "/save", command == "/load":
		err = handle_file_command.HandleFileCommand(chat, command, argument)
	case command == "/history":
		err = handle_history.HandleHistory(chat, argument)
	case command == "/model":
		err = set_model.SetModel(chat, argument)
	case command == "/help":
		show_help.ShowHelp(chat)
	case command == "/quit":
		return false, nil
	default:
		names := make([]string, len(cli.ChatCommands))
		for i, known := range cli.ChatCommands {
			names[i] = known.Name
		}
		err = errors.New("there is no command " + command + ": it must be one of " + strings.Join(names, ", ") +
			"; // begins a question with a slash")
	}
	return true, err
}
