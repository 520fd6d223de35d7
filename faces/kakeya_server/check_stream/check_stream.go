// Package check_stream lets streams with the token through.
package check_stream

import (
	"google.golang.org/grpc"

	"rkllmd/faces/kakeya_server/check_token"
)

// CheckStream returns the interceptor of streams: those without the token get no further.
//
// **Runs on:** any thread. What it returns runs on a call's goroutine.
func CheckStream(token string) grpc.StreamServerInterceptor {
	return func(service any, stream grpc.ServerStream, _ *grpc.StreamServerInfo, handle grpc.StreamHandler) error {
		if err := check_token.CheckToken(stream.Context(), token); err != nil {
			return err
		}
		return handle(service, stream)
	}
}
