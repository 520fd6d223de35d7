// Package get_session_info asks for the figures of a session on the server.
package get_session_info

import (
	"context"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/add_token"
)

// GetSessionInfo asks for the figures of a session on the server.
//
// **Runs on:** any thread that may wait. It waits for the answer. Errors are statuses (google.golang.org/grpc/status).
func GetSessionInfo(ctx context.Context, c *kakeya_client.Client, request *kakeyav1.GetSessionInfoRequest) (
	*kakeyav1.GetSessionInfoResponse, error) {
	response := &kakeyav1.GetSessionInfoResponse{}
	err := c.Conn.Invoke(add_token.AddToken(ctx, c), kakeya_client.MethodGetSessionInfo, request, response)
	return response, err
}
