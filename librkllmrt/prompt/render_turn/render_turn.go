// Package render_turn puts a prompt into the caller's chat template.
package render_turn

import (
	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/librkllmrt"
)

// RenderTurn returns the tokens of one turn in the form that rkllm_set_chat_template set, and how many of them are the
// system prompt. The first turn of a conversation is system + prefix + prompt + postfix, with the model's BOS where it
// wants one; every later turn is prefix + prompt + postfix.
//
// **Runs on:** any thread. **Holds:** Busy.
func RenderTurn(m *engine.Model, t *librkllmrt.Template, prompt string, first bool) (tokens []int32, system int,
	err error) {
	text := t.Prefix + prompt + t.Postfix
	if first {
		text = t.System + text
	}
	tokens, err = tokenize_text.TokenizeText(m, text, first, true)
	if err != nil || !first || t.System == "" {
		return tokens, 0, err
	}
	alone, err := tokenize_text.TokenizeText(m, t.System, true, true)
	return tokens, count_common_prefix.CountCommonPrefix(alone, tokens), err
}
