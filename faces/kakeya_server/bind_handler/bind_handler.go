// Package bind_handler binds a function to its host.
package bind_handler

import (
	"context"

	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/name_status"
)

// BindHandler returns handle as gRPC's interceptors call it. Its errors become statuses.
//
// **Runs on:** any thread. What it returns runs on a call's goroutine.
func BindHandler[Q, R any](host *kakeya.Host, handle func(context.Context, *kakeya.Host, *Q) (*R,
	error)) grpc.UnaryHandler {
	return func(ctx context.Context, request any) (any, error) {
		response, err := handle(ctx, host, request.(*Q))
		if err != nil {
			return nil, name_status.NameStatus(err)
		}
		return response, nil
	}
}
