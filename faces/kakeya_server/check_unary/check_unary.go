// Package check_unary lets calls with the token through.
package check_unary

import (
	"context"

	"google.golang.org/grpc"

	"rkllmd/faces/kakeya_server/check_token"
)

// CheckUnary returns the interceptor of calls with one answer: those without the token get no further.
//
// **Runs on:** any thread. What it returns runs on a call's goroutine.
func CheckUnary(token string) grpc.UnaryServerInterceptor {
	return func(ctx context.Context, request any, _ *grpc.UnaryServerInfo, handle grpc.UnaryHandler) (any, error) {
		if err := check_token.CheckToken(ctx, token); err != nil {
			return nil, err
		}
		return handle(ctx, request)
	}
}
