// Package handle_append_tokens appends to a session's history.
package handle_append_tokens

import (
	"context"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation/append_session"
	"rkllmd/generation/check_tokens"
	"rkllmd/kakeya"
	"rkllmd/kakeya/convert_tokens"
	"rkllmd/kakeya/take_turn"
)

// HandleAppendTokens is AppendTokens: it waits for a Generate of the same session, and appends all tokens or none.
//
// **Runs on:** a call's goroutine. Errors: take_turn's, append_session's, INVALID_ARGUMENT.
func HandleAppendTokens(ctx context.Context, host *kakeya.Host, m *kakeyav1.AppendTokensRequest) (*kakeyav1.AppendTokensResponse, error) {
	tokens, err := convert_tokens.ConvertTokens("token_ids", m.TokenIds)
	if err != nil {
		return nil, err
	}
	session, err := take_turn.TakeTurn(ctx, host, m.SessionId)
	if err != nil {
		return nil, err
	}
	defer func() { <-session.Turn }()
	if err := check_tokens.CheckTokens(session.Backend, "token_ids", tokens); err != nil {
		return nil, err
	}
	length, err := append_session.AppendSession(session.Session, tokens)
	if err != nil {
		return nil, err
	}
	return &kakeyav1.AppendTokensResponse{HistoryLength: uint64(length)}, nil
}
