// Package find_chat_folder tells where conversations are kept.
package find_chat_folder

import (
	"os"
	"path/filepath"
)

// FindChatFolder returns the folder in which this user's conversations are kept: rkllmd/chats in $XDG_STATE_HOME, or
// ~/.local/state.
//
// **Runs on:** any thread.
func FindChatFolder() string {
	state := os.Getenv("XDG_STATE_HOME")
	if !filepath.IsAbs(state) {
		state = filepath.Join(os.Getenv("HOME"), ".local", "state")
	}
	return filepath.Join(state, "rkllmd", "chats")
}
