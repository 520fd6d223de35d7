// Package refuse_client tells the clients of gRPC that there are too many.
package refuse_client

import (
	"context"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/peer"
	"google.golang.org/grpc/status"
	"google.golang.org/grpc/tap"

	"rkllmd/cli/serve"
)

// RefuseClient returns what gRPC asks before it takes a call: those on a connection that admit_client has refused are
// answered with the limit.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine. **Holds:** that holds Clients.Mu for a
// moment. Errors: codes.ResourceExhausted.
func RefuseClient(clients *serve.Clients) tap.ServerInHandle {
	return func(ctx context.Context, _ *tap.Info) (context.Context, error) {
		from, known := peer.FromContext(ctx)
		clients.Mu.Lock()
		refused := known && clients.Refused[from.Addr] // the very address of the connection, not one like it
		clients.Mu.Unlock()
		if refused {
			return nil, status.Errorf(codes.ResourceExhausted, "%d clients are connected and no more are taken: try "+
				"again later, or start the daemon with a larger --max-clients (RKLLM_MAX_CLIENTS)", clients.Limit)
		}
		return ctx, nil
	}
}
