// Package find_chat_folder tells where conversations are kept.
package find_chat_folder

import (
	"os"
	"path/filepath"
)

// FindChatFolder returns the folder in which this user's conversations are kept: rkllmd/chats in $XDG_STATE_HOME, or
// ~/.local/state. "": neither is known.
//
// **Runs on:** any thread.
func FindChatFolder() string {
	state := os.Getenv("XDG_STATE_HOME")
	if home := os.Getenv("HOME"); !filepath.IsAbs(state) {
		if !filepath.IsAbs(home) {
			return ""
		}
		state = filepath.Join(home, ".local", "state")
	}
	return filepath.Join(state, "rkllmd", "chats")
}
