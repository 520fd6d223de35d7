package kakeya_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/tests/support/faces/kakeya_serve"
)

func TestCreateSession(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	created, err := create_session.CreateSession(t.Context(), s.Client, &kakeyav1.CreateSessionRequest{
		ClientLabel: "me"})
	require.NoError(t, err)
	require.Equal(t, "me", s.Host.Sessions[created.SessionId].Label)
	_, err = create_session.CreateSession(t.Context(), s.Client, &kakeyav1.CreateSessionRequest{EosTokenIds: []uint32{
		1 << 31}})
	require.Equal(t, codes.InvalidArgument, status.Code(err))
}
