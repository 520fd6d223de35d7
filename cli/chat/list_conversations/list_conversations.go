// Package list_conversations lists the conversations that were kept.
package list_conversations

import (
	"os"
	"path/filepath"
	"slices"

	"rkllmd/cli"
	"rkllmd/cli/chat/parse_conversation"
)

// ListConversations returns the conversations that are kept in folder, the one that was begun last first, most of them
// at most. Files that are none, cannot be read or hold no question are left out.
//
// **Runs on:** any thread.
func ListConversations(folder string, most int) (kept []cli.KeptChat) {
	paths, _ := filepath.Glob(filepath.Join(folder, "*.json")) // the pattern is right
	slices.Sort(paths)
	for _, path := range slices.Backward(paths) {
		text, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		talk, err := parse_conversation.ParseConversation(text)
		if err != nil || len(talk.Messages) == 0 {
			continue
		}
		kept = append(kept, cli.KeptChat{Path: path, First: talk.Messages[0].Content,
			Questions: len(talk.Messages) / 2})
		if len(kept) == most {
			break
		}
	}
	return kept
}
