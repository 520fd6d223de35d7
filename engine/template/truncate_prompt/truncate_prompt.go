// Package truncate_prompt ends a prompt within its last message.
package truncate_prompt

import (
	"errors"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/template/is_content"
)

// TruncatePrompt returns p up to the end of what the last of messages says, which the model is to go on with.
//
// **Runs on:** any thread. Errors: there is nothing to go on with, or the template has not written it.
func TruncatePrompt(p engine.Prompt, messages []engine.Message) (engine.Prompt, error) {
	last := ""
	if len(messages) > 0 {
		last = strings.TrimSpace(messages[len(messages)-1].Content)
	}
	if last == "" {
		return engine.Prompt{}, errors.New("continue_final_message: the last message has no content to go on with")
	}
	at := strings.LastIndex(p.Text, last)
	for at >= 0 && !is_content.IsContent(p, at, at+len(last)) { // the template's own words may be the same
		at = strings.LastIndex(p.Text[:at+len(last)-1], last)
	}
	if at < 0 {
		return engine.Prompt{}, errors.New("continue_final_message: the chat template does not write the last " +
			"message as it was given, so it is not known where to go on")
	}
	end := at + len(last)
	short := engine.Prompt{Text: p.Text[:end]}
	for _, span := range p.Content {
		if span.From < end {
			short.Content = append(short.Content, engine.Span{From: span.From, To: min(span.To, end)})
		}
	}
	return short, nil
}
