// Package grpc_marks measures streams over gRPC.
package grpc_marks

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/measure_streams"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/generate"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/bench/streams/clock_now"
	"rkllmd/tests/support/faces/kakeya_session"
)

// GRPCMarks does the same as face_marks, over gRPC, with grpc-go's client, whose time counts too. There the number of
// a token is the time, in units of 1,024 ns.
func GRPCMarks(b *testing.B, path string, streams, count int) (times []int64) {
	b.Helper()
	client, err := open_client.OpenClient("unix://"+path, kakeya_client.Options{})
	require.NoError(b, err)
	defer client.Conn.Close()
	var ids []string
	for range streams {
		ids = append(ids, kakeya_session.KakeyaSession(b, client, 1))
	}
	all := make([][]int64, streams)
	_, err = measure_streams.MeasureStreams(streams, func(i int) error {
		request := &kakeyav1.GenerateRequest{SessionId: ids[i], MaxTokens: uint32(count)}
		for event, err := range generate.Generate(b.Context(), client, request) {
			if err != nil {
				return err
			}
			if token, is := event.Payload.(*kakeyav1.GenerateResponse_TokenId); is {
				took := (clock_now.ClockNow()>>10 - int64(token.TokenId)) & (1<<30 - 1) << 10
				all[i] = append(all[i], took)
			}
		}
		return nil
	})
	require.NoError(b, err)
	for _, each := range all {
		require.Len(b, each, count)
		times = append(times, each[count/10:]...)
	}
	return times
}
