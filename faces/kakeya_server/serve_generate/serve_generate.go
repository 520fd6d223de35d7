// Package serve_generate serves a stream of Generate.
package serve_generate

import (
	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/handle_generate"
	"rkllmd/faces/kakeya/name_status"
	"rkllmd/faces/kakeya_server/fail_call"
	kakeyav1 "rkllmd/gen/kakeya/v1"
)

// ServeGenerate is the handler of Generate, as a grpc.StreamDesc has it: it reads the request and calls handle_generate
// with the host, the server's service. Its errors become statuses.
//
// **Runs on:** the request's goroutine.
func ServeGenerate(service any, stream grpc.ServerStream) (err error) {
	defer fail_call.FailCall("Generate", &err)
	request := &kakeyav1.GenerateRequest{}
	if err := stream.RecvMsg(request); err != nil {
		return err
	}
	return name_status.NameStatus(handle_generate.HandleGenerate(service.(*kakeya.Host), request, stream))
}
