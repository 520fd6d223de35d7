package kakeya_server_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya_server"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/tests/support/faces/kakeya_first"
	"rkllmd/tests/support/faces/kakeya_serve"
)

func TestCheckStream(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Empty: true,
		Server: kakeya_server.ServerOptions{Token: "secret"}})
	request := &kakeyav1.GenerateRequest{SessionId: "none", MaxTokens: 1}
	_, err := kakeya_first.KakeyaFirst(t, s.Client, request)
	require.Equal(t, codes.NotFound, status.Code(err), "it got through")
	_, err = kakeya_first.KakeyaFirst(t, &kakeya_client.Client{Conn: s.Client.Conn}, request)
	require.Equal(t, codes.Unauthenticated, status.Code(err))
}
