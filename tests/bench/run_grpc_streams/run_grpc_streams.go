// Package run_grpc_streams times token sessions over gRPC.
package run_grpc_streams

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_streams"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/tests/bench/bench_grpc_stream"
	"rkllmd/tests/bench/bench_tokens"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

// RunGRPCStreams makes a session for each sequence of work, with a prompt that depends on turn, and returns what it
// takes to have them all answered at once.
func RunGRPCStreams(b *testing.B, served *kakeya_serve.Served, work bench.Work, turn int) bench.Spent {
	b.Helper()
	var ids []string
	for i := range work.Sequences {
		var prompt []uint32
		for _, token := range bench_tokens.BenchTokens(uint64(turn*work.Sequences+i), work.Prompt,
			served.Backend.Model.Vocabulary) {
			prompt = append(prompt, uint32(token))
		}
		ids = append(ids, kakeya_session.KakeyaSession(b, served.Client, prompt...))
	}
	spent, err := measure_streams.MeasureStreams(work.Sequences, bench_grpc_stream.BenchGRPCStream(b, served.Client,
		ids, work.Answer))
	require.NoError(b, err)
	for _, id := range ids {
		_, err := close_session.CloseSession(b.Context(), served.Client, &kakeyav1.CloseSessionRequest{SessionId: id})
		require.NoError(b, err)
	}
	return spent
}
