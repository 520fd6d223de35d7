// Package take_turn waits until a session is free.
package take_turn

import (
	"context"

	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/find_session"
)

// TakeTurn waits until no other call uses the session with this ID, in order of arrival, and returns it. The caller
// gives the turn back by receiving from Session.Turn.
//
// **Runs on:** the request's goroutine. It waits. Errors: find_session's, also of a session that has ended meanwhile;
// ctx's.
func TakeTurn(ctx context.Context, host *kakeya.Host, id string) (*kakeya.Session, error) {
	session, err := find_session.FindSession(host, id, false)
	if err != nil {
		return nil, err
	}
	select {
	case session.Turn <- struct{}{}:
	case <-ctx.Done():
		return nil, status.FromContextError(ctx.Err()).Err()
	}
	if _, err := find_session.FindSession(host, id, false); err != nil {
		<-session.Turn
		return nil, err
	}
	return session, nil
}
