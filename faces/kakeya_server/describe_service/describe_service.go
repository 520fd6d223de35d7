// Package describe_service lists the methods of the service.
package describe_service

import (
	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/handle_append_tokens"
	"rkllmd/faces/kakeya/handle_close_session"
	"rkllmd/faces/kakeya/handle_create_session"
	"rkllmd/faces/kakeya/handle_get_session_info"
	"rkllmd/faces/kakeya_server/bind_method"
	"rkllmd/faces/kakeya_server/serve_generate"
	kakeyav1 "rkllmd/gen/kakeya/v1"
)

// DescribeService returns the service as gRPC wants it described. What is registered for it is the *kakeya.Host.
//
// **Runs on:** any thread.
func DescribeService() *grpc.ServiceDesc {
	return &grpc.ServiceDesc{
		ServiceName: kakeya.ServiceName,
		HandlerType: (*any)(nil),
		Methods: []grpc.MethodDesc{
			{MethodName: "CreateSession", Handler: bind_method.BindMethod("CreateSession",
				handle_create_session.HandleCreateSession)},
			{MethodName: "AppendTokens", Handler: bind_method.BindMethod("AppendTokens",
				handle_append_tokens.HandleAppendTokens)},
			{MethodName: "CloseSession", Handler: bind_method.BindMethod("CloseSession",
				handle_close_session.HandleCloseSession)},
			{MethodName: "GetSessionInfo", Handler: bind_method.BindMethod("GetSessionInfo",
				handle_get_session_info.HandleGetSessionInfo)},
		},
		Streams: []grpc.StreamDesc{{StreamName: "Generate", Handler: serve_generate.ServeGenerate,
			ServerStreams: true}},
		Metadata: kakeyav1.File_kakeya_v1_runtime_proto.Path(),
	}
}
