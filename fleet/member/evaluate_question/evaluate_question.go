// Package evaluate_question computes the answer to a question.
package evaluate_question

import (
	"context"

	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/turns"
)

// EvaluateQuestion answers question by b.
//
// **Runs on:** any thread that may wait. Errors: the backend's; ErrNotSupported for what it does not do.
func EvaluateQuestion(ctx context.Context, b *generation.Backend, question fleet.Question) (answer fleet.Answer,
	err error) {
	switch {
	case question.Verb == fleet.VerbRender && b.Render != nil && question.Request != nil:
		if question.Behind { // only that there is a history counts
			question.Request.Session = &generation.Session{Tokens: []int32{0}}
		}
		answer.Tokens, answer.Mark, err = b.Render(question.Request)
	case question.Verb == fleet.VerbWrite && b.Write != nil && question.Request != nil:
		answer.Written, answer.Mark, err = b.Write(question.Request)
	case question.Verb == fleet.VerbTokenize && b.Tokenize != nil:
		answer.Tokens, err = b.Tokenize(question.Text, question.Special)
	case question.Verb == fleet.VerbDetokenize && b.Detokenize != nil:
		answer.Bytes = b.Detokenize(question.Tokens)
	case question.Verb == fleet.VerbEmbed && b.Embed != nil:
		var made generation.Embedding
		made, err = b.Embed(ctx, turns.Client{User: question.User, Number: question.Number},
			generation.Input{Text: question.Text, Tokens: question.Tokens, Cut: question.Cut})
		answer.Vector, answer.Count = made.Vector, made.Tokens
	default:
		err = name_error.NameError(generation.ErrNotSupported, "%s does not support %q", b.Name, question.Verb)
	}
	return answer, err
}
