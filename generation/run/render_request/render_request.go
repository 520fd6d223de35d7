// Package render_request writes the prompt of a request for a model.
package render_request

import (
	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_content"
	"rkllmd/engine/template/write_for_model"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/find_open_mark"
	"rkllmd/generation/run/write_request"
)

// RenderRequest returns the tokens of the prompt or the messages of request for the model m, whose contexts hold size
// tokens, and the mark that ends the thoughts in which the answer begins (find_open_mark). A session's history has one
// BOS at most, at its front.
//
// A text that is longer than all tokens of the context can be is not tokenized: that takes a microsecond a byte.
//
// **Runs on:** any thread. Errors: ErrTooLong, write_request's.
func RenderRequest(m *engine.Model, size int, request *generation.Request) (tokens []int32, mark string,
	err error) {
	var write func(engine.Chat) (engine.Prompt, error)
	if m.Facts.ChatTemplate != "" {
		write = write_for_model.WriteForModel(m)
	}
	prompt, err := write_request.WriteRequest(write, request)
	if err != nil {
		return nil, "", err
	}
	limit, first := size, true
	if s := request.Session; s != nil {
		s.Mu.Lock()
		limit, first = limit*generation.MaxHistory, len(s.Tokens) == 0 // the history may be truncated
		s.Mu.Unlock()
	}
	if longest := m.Facts.LongestToken * limit; longest > 0 && len(prompt.Text) > longest {
		return nil, "", name_error.NameError(generation.ErrTooLong,
			"the prompt has %d bytes; the context holds %d tokens, which cannot be more than %d bytes",
			len(prompt.Text), limit, longest)
	}
	if tokens, err = tokenize_content.TokenizeContent(m, prompt, first); err != nil {
		return nil, "", name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	if request.Raw && request.Prompt != "" {
		return tokens, "", nil
	}
	return tokens, find_open_mark.FindOpenMark(prompt.Text), nil
}
