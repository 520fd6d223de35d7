// Package generation_text puts an answer together.
package generation_text

import (
	"strings"

	"rkllmd/generation"
)

// GenerationText returns the text and the thoughts of all events.
func GenerationText(events []generation.Event) (text, thoughts string) {
	var texts, thinking strings.Builder
	for _, event := range events {
		texts.WriteString(event.Token.Text)
		thinking.WriteString(event.Token.Thinking)
	}
	return texts.String(), thinking.String()
}
