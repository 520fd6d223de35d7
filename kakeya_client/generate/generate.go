// Package generate generates in a session on the server.
package generate

import (
	"context"
	"io"
	"iter"

	"google.golang.org/grpc"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/add_token"
)

// Generate generates in a session on the server, and returns its events as they come. The last one has done, or comes
// with an error, a status. The call begins when the events are ranged over, and is cancelled when that ends early.
//
// **Runs on:** any thread. Ranging over what it returns waits for the events.
func Generate(ctx context.Context, c *kakeya_client.Client,
	request *kakeyav1.GenerateRequest) iter.Seq2[*kakeyav1.GenerateResponse, error] {
	return func(yield func(*kakeyav1.GenerateResponse, error) bool) {
		ctx, cancel := context.WithCancel(add_token.AddToken(ctx, c))
		defer cancel()
		stream, err := c.Conn.NewStream(ctx, &grpc.StreamDesc{ServerStreams: true}, kakeya_client.MethodGenerate)
		if err != nil {
			yield(nil, err)
			return
		}
		// io.EOF: the stream has ended already, and RecvMsg says why.
		if err := stream.SendMsg(request); err != nil && err != io.EOF {
			yield(nil, err)
			return
		}
		if err := stream.CloseSend(); err != nil {
			yield(nil, err)
			return
		}
		for {
			event := &kakeyav1.GenerateResponse{}
			switch err := stream.RecvMsg(event); {
			case err == io.EOF:
				return
			case err != nil:
				yield(nil, err)
				return
			case !yield(event, nil):
				return
			}
		}
	}
}
