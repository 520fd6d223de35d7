// Package append_tokens appends to the history of a session on the server.
package append_tokens

import (
	"context"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/add_token"
)

// AppendTokens appends to the history of a session on the server.
//
// **Runs on:** any thread that may wait. It waits for the answer. Errors are statuses (google.golang.org/grpc/status).
func AppendTokens(ctx context.Context, c *kakeya_client.Client, request *kakeyav1.AppendTokensRequest) (
	*kakeyav1.AppendTokensResponse, error) {
	response := &kakeyav1.AppendTokensResponse{}
	err := c.Conn.Invoke(add_token.AddToken(ctx, c), kakeya_client.MethodAppendTokens, request, response)
	return response, err
}
