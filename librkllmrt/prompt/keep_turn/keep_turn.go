// Package keep_turn takes a finished turn into the conversation.
package keep_turn

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/librkllmrt"
)

// KeepTurn makes the conversation of its lane what turn has seen and said. One that was aborted or paused is kept as
// far as it came.
//
// The token that ended the answer belongs to the turn: the model's own template writes it with the next turn, and
// behind a template that rkllm_set_chat_template set it is appended here. Without any template the caller writes such
// tokens.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func KeepTurn(h *librkllmrt.Handle, turn *librkllmrt.Turn) {
	c := &turn.Lane.Conversation
	c.Tokens, c.System, c.Keep = turn.Tokens, turn.System, turn.Keep
	if turn.EndedBy >= 0 && h.Template != nil && *h.Template != (librkllmrt.Template{}) {
		c.Tokens = append(c.Tokens, turn.EndedBy)
	}
	if len(turn.Messages) == 0 {
		return
	}
	var answer []byte
	for _, token := range slices.Concat(turn.Dropped, turn.Tokens[turn.Prompt:]) {
		answer = append(answer, detokenize_token.DetokenizeToken(h.Model, token, true)...)
	}
	c.Messages = append(slices.Concat(c.Messages, turn.Messages), engine.Message{Role: "assistant",
		Content: string(answer)})
	c.Text = turn.Text + string(answer)
}
