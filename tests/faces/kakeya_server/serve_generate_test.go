package kakeya_server_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_first"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestServeGenerate(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1)
	require.Len(t, kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id,
		MaxTokens: 3}).Tokens, 3)
	_, err := kakeya_first.KakeyaFirst(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 3,
		TopP: proto.Float32(7)})
	require.Equal(t, codes.InvalidArgument, status.Code(err), "generation's error as a status")
}
