// Package add_token shows a client's token with a call.
package add_token

import (
	"context"

	"google.golang.org/grpc/metadata"

	"rkllmd/kakeya_client"
)

// AddToken returns ctx with the client's token in the metadata of calls.
//
// **Runs on:** any thread.
func AddToken(ctx context.Context, c *kakeya_client.Client) context.Context {
	if c.Token == "" {
		return ctx
	}
	return metadata.AppendToOutgoingContext(ctx, "authorization", "Bearer "+c.Token)
}
