// Package append_tokens appends to a session what a line has.
package append_tokens

import (
	"errors"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/check_tokenizer"
	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
)

// AppendTokens appends the tokens of a line with op append_session, or those of its text, and returns how many the
// session has then.
//
// **Runs on:** one thread at a time. It is the one that reads the lines. Errors: append_session's, the tokenizer's.
func AppendTokens(host *lines.Host, line lines.Line, session *generation.Session) (int, error) {
	switch {
	case (line.Text == nil) == (line.Tokens == nil):
		return 0, errors.New(`"append_session" needs one of the members "text" and "tokens"`)
	case line.Tokens != nil:
		return append_session.AppendSession(session, line.Tokens)
	}
	if err := check_tokenizer.CheckTokenizer(host.Backend); err != nil {
		return 0, err
	}
	tokens, err := host.Backend.Tokenize(*line.Text, line.Special != nil && *line.Special)
	if err != nil {
		return 0, err
	}
	return append_session.AppendSession(session, tokens)
}
