// Package send_answer streams an answer to the client.
package send_answer

import (
	"google.golang.org/grpc"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/take_answer"
	kakeyav1 "rkllmd/gen/kakeya/v1"
)

// SendAnswer sends what happens to a run, but for its end, as it comes to pass: how much of the history was truncated,
// and each token. It returns when the run has ended and all of that was sent.
//
// **Runs on:** the request's goroutine. Errors: the call was cancelled, or the client is gone; the run goes on.
func SendAnswer(stream grpc.ServerStream, answer *kakeya.Answer) error {
	var spare []uint32
	for {
		select {
		case <-answer.Wake:
		case <-stream.Context().Done():
			return status.FromContextError(stream.Context().Err()).Err()
		}
		dropped, tokens, ended := take_answer.TakeAnswer(answer, spare)
		if dropped > 0 {
			event := &kakeyav1.GenerateResponse_Truncated{Truncated: &kakeyav1.HistoryTruncated{
				DroppedTokenCount: uint64(dropped)}}
			if err := stream.SendMsg(&kakeyav1.GenerateResponse{Payload: event}); err != nil {
				return err
			}
		}
		for _, token := range tokens {
			event := &kakeyav1.GenerateResponse_TokenId{TokenId: token}
			if err := stream.SendMsg(&kakeyav1.GenerateResponse{Payload: event}); err != nil {
				return err
			}
		}
		if ended {
			return nil
		}
		spare = tokens
	}
}
