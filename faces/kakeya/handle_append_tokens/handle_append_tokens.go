// Package handle_append_tokens appends to a session's history.
package handle_append_tokens

import (
	"context"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/convert_tokens"
	"rkllmd/faces/kakeya/take_turn"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/generation/session/append_session"
)

// HandleAppendTokens is AppendTokens: it waits for a Generate of the same session, and appends all tokens or none.
//
// **Runs on:** the request's goroutine. Errors: take_turn's, append_session's, INVALID_ARGUMENT.
func HandleAppendTokens(ctx context.Context, host *kakeya.Host, m *kakeyav1.AppendTokensRequest) (
	*kakeyav1.AppendTokensResponse, error) {
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
