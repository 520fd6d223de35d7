package kakeya_test

import (
	"context"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/faces/kakeya/kakeya_stream"
)

func TestSendAnswer(t *testing.T) {
	answer := &kakeya.Answer{Wake: make(chan struct{}, 1), Dropped: 5, Tokens: []uint32{0, 7}}
	answer.Wake <- struct{}{}
	stream, ended := kakeya_stream.KakeyaStream(t.Context(), t, answer)
	var events [4]kakeyav1.GenerateResponse
	for i := range events {
		if i == 3 { // what has come is there; it goes on
			answer.Mu.Lock()
			answer.Tokens, answer.Ended = append(answer.Tokens, 9), true
			answer.Mu.Unlock()
			answer.Wake <- struct{}{}
		}
		require.NoError(t, stream.RecvMsg(&events[i]))
	}
	require.EqualValues(t, 5, events[0].GetTruncated().GetDroppedTokenCount())
	require.Equal(t, &kakeyav1.GenerateResponse_TokenId{}, events[1].Payload, "token 0 is a token")
	require.Equal(t, []uint32{7, 9}, []uint32{events[2].GetTokenId(), events[3].GetTokenId()})
	require.Equal(t, io.EOF, stream.RecvMsg(&kakeyav1.GenerateResponse{}))
	require.NoError(t, <-ended)

	ctx, cancel := context.WithCancel(t.Context())
	_, ended = kakeya_stream.KakeyaStream(ctx, t, &kakeya.Answer{Wake: make(chan struct{}, 1)})
	cancel()
	require.Equal(t, codes.Canceled, status.Code(<-ended))
}
