// Package create_session makes a session on the server.
package create_session

import (
	"context"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/add_token"
)

// CreateSession makes a session on the server.
//
// **Runs on:** any thread that may wait. It waits for the answer. Errors are statuses (google.golang.org/grpc/status).
func CreateSession(ctx context.Context, c *kakeya_client.Client, request *kakeyav1.CreateSessionRequest) (
	*kakeyav1.CreateSessionResponse, error) {
	response := &kakeyav1.CreateSessionResponse{}
	err := c.Conn.Invoke(add_token.AddToken(ctx, c), kakeya_client.MethodCreateSession, request, response)
	return response, err
}
