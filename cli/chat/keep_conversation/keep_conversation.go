// Package keep_conversation keeps a conversation for another day.
package keep_conversation

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/terminal/show_note"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/replace_text"
)

// KeepConversation writes the conversation to its file in chat.Folder, which nobody else may read, if that is wanted,
// there is something in it, and it has changed. It gets a file of its own the first time; chat.Kept is its path. If it
// cannot be written the user is told once, and nothing more is kept.
//
// **Runs on:** the main goroutine.
func KeepConversation(chat *cli.Chat) {
	if chat.Folder == "" || len(chat.Conversation.Messages) == 0 && chat.Kept == "" {
		return
	}
	text, err := json.MarshalIndent(chat.Conversation, "", "  ")
	if err == nil && string(text) == chat.Written {
		return
	}
	path := chat.Kept
	if path == "" {
		path = filepath.Join(chat.Folder, time.Now().UTC().Format("20060102-150405.000000")+".json")
		err = describe_system_error.DescribeSystemError(os.MkdirAll(chat.Folder, 0o700))
	}
	if err == nil {
		err = describe_system_error.DescribeSystemError(replace_text.ReplaceText(path, append(text, '\n'), 0o600))
	}
	if err != nil {
		show_note.ShowNote(chat, fmt.Sprintf("The conversation is not kept: %s cannot be written: %v.", path, err))
		chat.Folder = ""
		return
	}
	chat.Kept, chat.Written = path, string(text)
}
