// Package bind_method makes a handler of a unary method.
package bind_method

import (
	"context"

	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya_server/bind_handler"
	"rkllmd/faces/kakeya_server/fail_call"
)

// BindMethod returns the handler of the unary method called name, as a grpc.MethodDesc has it: it reads the request and
// calls handle with the host, the server's service.
//
// **Runs on:** any thread. What it returns runs on a call's goroutine.
func BindMethod[Q, R any](name string, handle func(context.Context, *kakeya.Host, *Q) (*R, error)) func(any,
	context.Context, func(any) error, grpc.UnaryServerInterceptor) (any, error) {
	return func(service any, ctx context.Context, read func(any) error, intercept grpc.UnaryServerInterceptor) (_ any,
		err error) {
		defer fail_call.FailCall(name, &err)
		request := new(Q)
		if err := read(request); err != nil {
			return nil, err
		}
		handler := bind_handler.BindHandler(service.(*kakeya.Host), handle)
		if intercept == nil {
			return handler(ctx, request)
		}
		return intercept(ctx, request, &grpc.UnaryServerInfo{Server: service, FullMethod: "/" + kakeya.ServiceName +
			"/" + name}, handler)
	}
}
