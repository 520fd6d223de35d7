// Package generation_note_render makes tokens of a prompt without a model.
package generation_note_render

import (
	"errors"

	"rkllmd/generation"
	"rkllmd/generation/run/find_open_mark"
	"rkllmd/tests/support/generation/generation_note"
)

// GenerationNoteRender returns Render of a backend that computes nothing: a token for each byte of the prompt, or of
// the messages. The prompt "refuse" is refused.
func GenerationNoteRender(n *generation_note.Notes) func(*generation.Request) ([]int32, string, error) {
	return func(request *generation.Request) (tokens []int32, mark string, err error) {
		text := request.Prompt
		for _, message := range request.Messages {
			text += message.Content
		}
		if text == "refuse" {
			return nil, "", errors.New("refused")
		}
		for i := range len(text) {
			tokens = append(tokens, int32(text[i]))
		}
		n.Mu.Lock()
		defer n.Mu.Unlock()
		n.Calls = append(n.Calls, "render")
		return tokens, find_open_mark.FindOpenMark(text), nil
	}
}
