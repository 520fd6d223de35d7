// Package serve_generate serves a stream of Generate.
package serve_generate

import (
	"google.golang.org/grpc"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya"
	"rkllmd/kakeya/handle_generate"
	"rkllmd/kakeya/name_status"
)

// ServeGenerate is the handler of Generate, as a grpc.StreamDesc has it: it reads the request and calls handle_generate with the host, the
// server's service. Its errors become statuses.
//
// **Runs on:** a call's goroutine.
func ServeGenerate(service any, stream grpc.ServerStream) error {
	request := &kakeyav1.GenerateRequest{}
	if err := stream.RecvMsg(request); err != nil {
		return err
	}
	return name_status.NameStatus(handle_generate.HandleGenerate(service.(*kakeya.Host), request, stream))
}
