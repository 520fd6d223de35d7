// Package bench_grpc_stream generates in a session over gRPC.
package bench_grpc_stream

import (
	"fmt"
	"testing"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/generate"
)

// BenchGRPCStream returns a function that has the i-th session generate length tokens, by seed i, and receives each.
func BenchGRPCStream(tb testing.TB, client *kakeya_client.Client, ids []string, length int) func(i int) error {
	return func(i int) error {
		seed, tokens := uint64(i), 0
		request := &kakeyav1.GenerateRequest{SessionId: ids[i], MaxTokens: uint32(length), Seed: &seed}
		for event, err := range generate.Generate(tb.Context(), client, request) {
			if err != nil {
				return err
			}
			if _, is := event.Payload.(*kakeyav1.GenerateResponse_TokenId); is {
				tokens++
			}
		}
		if tokens != length {
			return fmt.Errorf("%d tokens instead of %d", tokens, length)
		}
		return nil
	}
}
