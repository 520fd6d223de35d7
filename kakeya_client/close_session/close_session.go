// Package close_session closes a session on the server.
package close_session

import (
	"context"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/add_token"
)

// CloseSession closes a session on the server.
//
// **Runs on:** any thread that may wait. It waits for the answer. Errors are statuses (google.golang.org/grpc/status).
func CloseSession(ctx context.Context, c *kakeya_client.Client, request *kakeyav1.CloseSessionRequest) (
	*kakeyav1.CloseSessionResponse, error) {
	response := &kakeyav1.CloseSessionResponse{}
	err := c.Conn.Invoke(add_token.AddToken(ctx, c), kakeya_client.MethodCloseSession, request, response)
	return response, err
}
