package kakeya_client_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/generate"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestGenerate(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1, 2)
	var kinds []string
	for event, err := range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: id,
		MaxTokens: 3}) {
		require.NoError(t, err)
		kinds = append(kinds, fmt.Sprintf("%T", event.Payload))
	}
	require.Len(t, kinds, 4)
	require.Contains(t, kinds[3], "Done")
	for range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 3}) {
		break // the call is cancelled
	}
	ended := 0
	for event, err := range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: "none",
		MaxTokens: 3}) {
		require.Nil(t, event)
		require.Equal(t, codes.NotFound, status.Code(err))
		ended++
	}
	require.Equal(t, 1, ended)
	require.NoError(t, s.Client.Conn.Close())
	for _, err := range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: id,
		MaxTokens: 3}) {
		require.Equal(t, codes.Canceled, status.Code(err), "there is no connection any more")
		ended++
	}
	require.Equal(t, 2, ended)
}
