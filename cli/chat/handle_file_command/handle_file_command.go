// Package handle_file_command writes conversations to files and reads them back.
package handle_file_command

import (
	"encoding/json"
	"errors"
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/chat/load_conversation"
	"rkllmd/cli/chat/save_conversation"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/utils/describe_system_error"
)

// HandleFileCommand does /save and /load: it writes the conversation of chat to the file at path, for nobody else to
// read, or takes the one in it.
//
// **Runs on:** the main goroutine. Errors: the path is missing, the file cannot be written or read, or is no
// conversation; nothing has changed.
func HandleFileCommand(chat *cli.Chat, command, path string) error {
	if path == "" {
		return errors.New(command + " needs the name of a file")
	}
	if command == "/save" {
		text, err := json.MarshalIndent(chat.Conversation, "", "  ")
		if err != nil {
			return err
		}
		if err := save_conversation.SaveConversation(path, append(text, '\n')); err != nil {
			return fmt.Errorf("%s cannot be written: %w", path, describe_system_error.DescribeSystemError(err))
		}
		show_note.ShowNote(chat, fmt.Sprintf("%d messages are written to %s.", len(chat.Conversation.Messages), path))
		return nil
	}
	if err := load_conversation.LoadConversation(chat, path, false); err != nil {
		return err
	}
	show_note.ShowNote(chat, fmt.Sprintf("%d messages are read from %s.", len(chat.Conversation.Messages), path))
	return nil
}
