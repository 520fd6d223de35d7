// Package handle_create_session creates sessions.
package handle_create_session

import (
	"context"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/add_session"
	"rkllmd/faces/kakeya/convert_tokens"
	"rkllmd/faces/kakeya/read_model"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/models/open_stay"
	"rkllmd/models/release_stay"
)

// HandleCreateSession is CreateSession: it makes a session on the model that the call's metadata names, or else on the
// one that rkllm.init has loaded. A model that is not in memory is loaded first.
//
// **Runs on:** the request's goroutine. **Holds:** Host.Mu. Errors: read_model's, open_stay's, add_session's,
// INVALID_ARGUMENT; FAILED_PRECONDITION, none is named, and none is loaded.
func HandleCreateSession(ctx context.Context, host *kakeya.Host, m *kakeyav1.CreateSessionRequest) (
	*kakeyav1.CreateSessionResponse, error) {
	ends, err := convert_tokens.ConvertTokens("eos_token_ids", m.EosTokenIds)
	if err != nil {
		return nil, err
	}
	name, err := read_model.ReadModel(ctx)
	if err != nil {
		return nil, err
	}
	stay, err := open_stay.OpenStay(host.Named, host.Hub, name)
	if err != nil && name == "" {
		err = status.Error(codes.FailedPrecondition, err.Error())
	}
	if err != nil {
		return nil, err
	}
	id, err := add_session.AddSession(ctx, host, stay, m, ends)
	if err != nil {
		release_stay.ReleaseStay(stay)
		return nil, err
	}
	return &kakeyav1.CreateSessionResponse{SessionId: id}, nil
}
