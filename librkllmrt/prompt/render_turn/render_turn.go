// Package render_turn puts a prompt into the caller's chat template.
package render_turn

import (
	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_content"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/write_turn"
)

// RenderTurn returns the tokens of one turn in the form that rkllm_set_chat_template set, and how many of them are the
// system prompt. The first turn of a conversation is system + prefix + prompt + postfix, with the model's BOS where it
// wants one; every later turn is prefix + prompt + postfix.
//
// **Runs on:** any thread. **Holds:** Busy.
func RenderTurn(m *engine.Model, t *librkllmrt.Template, prompt string, first bool) (tokens []int32, system int,
	err error) {
	tokens, err = tokenize_content.TokenizeContent(m, write_turn.WriteTurn(t, prompt, first), first)
	if err != nil || !first || t.System == "" {
		return tokens, 0, err
	}
	alone, err := tokenize_text.TokenizeText(m, t.System, true, true)
	return tokens, count_common_prefix.CountCommonPrefix(alone, tokens), err
}
