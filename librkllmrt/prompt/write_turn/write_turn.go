// Package write_turn writes a turn in the form that rkllm_set_chat_template has set.
package write_turn

import (
	"rkllmd/engine"
	"rkllmd/librkllmrt"
)

// WriteTurn returns prompt between t's prefix and postfix; the first turn of a conversation begins with t's system
// prompt. Within an empty template there is no form: the caller writes control tokens where they should be.
//
// **Runs on:** any thread.
func WriteTurn(t *librkllmrt.Template, prompt string, first bool) engine.Prompt {
	if *t == (librkllmrt.Template{}) {
		return engine.Prompt{Text: prompt}
	}
	front := t.Prefix
	if first {
		front = t.System + front
	}
	return engine.Prompt{Text: front + prompt + t.Postfix,
		Content: []engine.Span{{From: len(front), To: len(front) + len(prompt)}}}
}
