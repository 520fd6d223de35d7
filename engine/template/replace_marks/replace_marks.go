// Package replace_marks puts messages into a prompt.
package replace_marks

import (
	"strconv"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model"
	"rkllmd/engine/template"
)

// ReplaceMarks returns written with the contents of messages in the places of their marks (template.ContentMark). Where
// the form has taken the blank at an end of a mark away, the content loses those at that end too.
//
// **Runs on:** any thread.
func ReplaceMarks(written string, messages []engine.Message) engine.Prompt {
	var p engine.Prompt
	var text strings.Builder
	rest := written
	for {
		at := template.MarkPattern.FindStringSubmatchIndex(rest)
		if at == nil {
			break
		}
		number, _ := strconv.Atoi(rest[at[4]:at[5]])
		content := messages[number].Content
		if at[2] == at[3] {
			content = strings.TrimLeft(content, model.Blanks)
		}
		if at[6] == at[7] {
			content = strings.TrimRight(content, model.Blanks)
		}
		text.WriteString(rest[:at[0]])
		p.Content = append(p.Content, engine.Span{From: text.Len(), To: text.Len() + len(content)})
		text.WriteString(content)
		rest = rest[at[1]:]
	}
	p.Text = text.String() + rest
	return p
}
