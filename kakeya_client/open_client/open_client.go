// Package open_client makes a client of a server.
package open_client

import (
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/credentials/insecure"

	"rkllmd/kakeya_client"
)

// OpenClient makes a client of the server at target, "127.0.0.1:50051" or "unix:///PATH". It connects with the first
// call. A token in plain text is for addresses that no other machine can reach.
//
// **Runs on:** any thread. Errors: target is none.
func OpenClient(target string, o kakeya_client.Options) (*kakeya_client.Client, error) {
	security := insecure.NewCredentials()
	if o.TLS != nil {
		security = credentials.NewTLS(o.TLS)
	}
	conn, err := grpc.NewClient(target, grpc.WithTransportCredentials(security))
	if err != nil {
		return nil, err
	}
	return &kakeya_client.Client{Conn: conn, Token: o.Token}, nil
}
