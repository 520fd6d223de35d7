// Package build_prompt turns a run's input into the tokens that the model is to see.
package build_prompt

import (
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/apply_chat_template"
	"rkllmd/engine/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/fill_template"
	"rkllmd/rkllm"
)

// BuildPrompt sets what run begins with: Tokens, Prompt, New, System and, with the model's own template, Message and Text.
//
// With keep_history the new turn is appended to the conversation; without, it stands alone. Tokens go in as they are. A
// prompt goes through the template that rkllm_set_chat_template set, else through the model's own. The latter writes whole
// conversations: what is appended is what it writes beyond the text so far. Where it writes earlier turns in another way than
// they were said (some leave out the model's thinking), the conversation is taken as it writes it now.
//
// **Runs on:** any thread. **Holds:** Busy.
func BuildPrompt(h *librkllmrt.Handle, run *librkllmrt.Run, in librkllmrt.Input) error {
	var before librkllmrt.Conversation
	if run.KeepHistory {
		before = h.Conversation
	}
	var turn []int32
	var err error
	run.System = before.System
	switch {
	case in.Type == rkllm.InputToken:
		turn = in.Tokens
	case h.Template != nil:
		first := len(before.Tokens) == 0
		var system int
		turn, system, err = fill_template.FillTemplate(h.Model, h.Template, in.Prompt, first)
		run.System += system
	default:
		run.Message = engine.Message{Role: in.Role, Content: in.Prompt}
		messages := append(slices.Clip(before.Messages), run.Message)
		if run.Text, err = apply_chat_template.ApplyChatTemplate(h.Model.Facts.ChatTemplate, messages, true); err != nil {
			return err
		}
		rest, goesOn := strings.CutPrefix(run.Text, before.Text)
		if !goesOn {
			before.Tokens, rest = nil, run.Text
		}
		turn, err = tokenize_text.TokenizeText(h.Model, rest, len(before.Tokens) == 0, true)
	}
	run.Tokens = slices.Concat(before.Tokens, turn)
	run.Prompt, run.New = len(run.Tokens), len(turn)
	return err
}
