// Package handle_line does what a line of a chat says.
package handle_line

import (
	"errors"
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/chat/ask_typed"
	"rkllmd/cli/chat/copy_answer"
	"rkllmd/cli/chat/handle_file_command"
	"rkllmd/cli/chat/handle_history"
	"rkllmd/cli/chat/read_switch"
	"rkllmd/cli/chat/regenerate_answer"
	"rkllmd/cli/chat/remove_question"
	"rkllmd/cli/chat/show_chat"
	"rkllmd/cli/chat/show_help"
	"rkllmd/cli/chat/show_models"
	"rkllmd/cli/talk/set_parameter"
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
	case command == "/set":
		words := strings.Fields(argument)
		if len(words) != 2 {
			return true, fmt.Errorf("/set needs a name and a value, such as /set temperature 0.2, not %q", argument)
		}
		err = set_parameter.SetParameter(&talk.Parameters, words[0], words[1])
	case command == "/think":
		err = read_switch.ReadSwitch(&talk.Thinking, command, argument)
	case command == "/stats":
		err = read_switch.ReadSwitch(&chat.Stats, command, argument)
	case command == "/show":
		show_chat.ShowChat(chat)
	case command == "/system":
		talk.System = argument
	case command == "/regenerate":
		err = regenerate_answer.RegenerateAnswer(chat)
	case command == "/undo":
		err = remove_question.RemoveQuestion(chat)
	case command == "/clear":
		talk.Messages, chat.Question, chat.Left, chat.Kept = nil, "", 0, ""
	case command == "/save", command == "/load":
		err = handle_file_command.HandleFileCommand(chat, command, argument)
	case command == "/history":
		err = handle_history.HandleHistory(chat, argument)
	case command == "/model":
		err = show_models.ShowModels(chat)
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
