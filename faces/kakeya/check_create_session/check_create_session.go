// Package check_create_session checks what a session is to be made of.
package check_create_session

import (
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_tokens"
)

// CheckCreateSession returns what is wrong with m, whose eos_token_ids are ends, for a session on the backend b: in the
// names that the protocol has for its fields. create_session checks the same in those of other protocols.
//
// **Runs on:** any thread. Errors: INVALID_ARGUMENT; generation.ErrInvalid, ErrNotSupported.
func CheckCreateSession(b *generation.Backend, m *kakeyav1.CreateSessionRequest, ends []int32) error {
	switch {
	case len(m.ClientLabel) > generation.MaxLabelBytes:
		return status.Errorf(codes.InvalidArgument, "client_label has %d bytes; the limit is %d", len(m.ClientLabel),
			generation.MaxLabelBytes)
	case len(ends) > generation.MaxEndTokens:
		return status.Errorf(codes.InvalidArgument, "eos_token_ids has %d tokens; the limit is %d", len(ends),
			generation.MaxEndTokens)
	case len(ends) > 0 && !b.Capabilities.EndTokens:
		return name_error.NameError(generation.ErrNotSupported,
			"%s does not support eos_token_ids: the model's own end tokens end its answers", b.Name)
	}
	return check_tokens.CheckTokens(b, "eos_token_ids", ends)
}
