// Package kakeya_sender sends an answer to whoever calls.
package kakeya_sender

import (
	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/send_answer"
)

// KakeyaSender returns the handler of a stream that sends answer, and tells ended how that has gone.
func KakeyaSender(answer *kakeya.Answer, ended chan<- error) grpc.StreamHandler {
	return func(_ any, stream grpc.ServerStream) error {
		err := send_answer.SendAnswer(stream, answer)
		ended <- err
		return err
	}
}
