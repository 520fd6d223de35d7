// Package build_prompt turns a run's input into the tokens that the model is to see.
package build_prompt

import (
	"errors"
	"slices"
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_content"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/engine/template/skip_prompt"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/add_rows"
	"rkllmd/librkllmrt/prompt/list_turn"
	"rkllmd/librkllmrt/prompt/render_turn"
	"rkllmd/librkllmrt/prompt/tokenize_media"
	"rkllmd/librkllmrt/prompt/write_conversation"
	"rkllmd/librkllmrt/prompt/write_turn"
	"rkllmd/rkllm"
)

// BuildPrompt sets what turn begins with: Tokens, Prompt, New, System and, with the model's own template, Messages and
// Text.
//
// With keep_history the new turn is appended to the conversation; without, it stands alone. Tokens and embeddings go in
// as they are. A prompt goes through the template that rkllm_set_chat_template set, else through the model's own. The
// latter writes whole conversations: what is appended is what it writes beyond the text so far. Where it writes earlier
// turns in another way than they were said (some leave out the model's thinking), the conversation is taken as it
// writes it now.
//
// **Runs on:** any thread. **Holds:** Busy.
func BuildPrompt(h *librkllmrt.Handle, run *librkllmrt.Run, turn *librkllmrt.Turn, in librkllmrt.Input) error {
	var before librkllmrt.Conversation
	if run.KeepHistory {
		before = turn.Lane.Conversation
	}
	var tokens []int32
	var err error
	turn.System = before.System
	switch {
	case in.Type == rkllm.InputToken:
		tokens = in.Tokens
	case in.Type == rkllm.InputEmbed:
		tokens, err = add_rows.AddRows(h, in.Rows)
	case h.Template != nil:
		first := len(before.Tokens) == 0
		var system int
		if tokens, system, err = render_turn.RenderTurn(h.Model, h.Template, in.Prompt, first); err != nil {
			return err
		}
		if in.Type == rkllm.InputMultimodal {
			filled := tokens
			tokens, err = tokenize_media.TokenizeMedia(h, in, write_turn.WriteTurn(h.Template, in.Prompt, first),
				first)
			system = min(system, count_common_prefix.CountCommonPrefix(filled, tokens))
		}
		turn.System += system
	default:
		if turn.Messages, err = list_turn.ListTurn(h, in); err != nil {
			return err
		}
		var prompt engine.Prompt
		if prompt, err = write_conversation.WriteConversation(h, h.Tools, slices.Concat(before.Messages,
			turn.Messages), in.EnableThinking); err != nil {
			return err
		}
		turn.Text = prompt.Text
		if strings.HasPrefix(prompt.Text, before.Text) {
			prompt = skip_prompt.SkipPrompt(prompt, len(before.Text))
		} else {
			if len(before.Tokens) > 0 && slices.Min(before.Tokens) < 0 {
				return errors.New("this model's chat template writes earlier turns anew, which cannot be done " +
					"with the embeddings in them: give all of it in single turns, or begin anew by " +
					"rkllm_clear_kv_cache")
			}
			before.Tokens = nil
		}
		if in.Type == rkllm.InputMultimodal {
			tokens, err = tokenize_media.TokenizeMedia(h, in, prompt, len(before.Tokens) == 0)
		} else {
			tokens, err = tokenize_content.TokenizeContent(h.Model, prompt, len(before.Tokens) == 0)
		}
	}
	turn.Tokens = slices.Concat(before.Tokens, tokens)
	turn.Prompt, turn.New = len(turn.Tokens), len(tokens)
	return err
}
