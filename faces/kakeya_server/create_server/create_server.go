// Package create_server makes the gRPC server.
package create_server

import (
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/health"
	healthv1 "google.golang.org/grpc/health/grpc_health_v1"
	"google.golang.org/grpc/keepalive"
	"google.golang.org/grpc/reflection"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya_server"
	"rkllmd/faces/kakeya_server/check_stream"
	"rkllmd/faces/kakeya_server/check_unary"
	"rkllmd/faces/kakeya_server/describe_service"
	"rkllmd/generation"
)

// CreateServer makes a gRPC server of the sessions of host, which says that it is healthy while there is a model, and
// describes itself (reflection). Clients that vanish without a word are noticed within two minutes, and their calls
// cancelled.
//
// **Runs on:** any thread. **Holds:** Hub.Mu for a moment.
func CreateServer(host *kakeya.Host, o kakeya_server.ServerOptions) *grpc.Server {
	options := []grpc.ServerOption{
		grpc.MaxConcurrentStreams(kakeya_server.MaxStreams), grpc.ConnectionTimeout(kakeya_server.GreetTime),
		grpc.KeepaliveParams(keepalive.ServerParameters{Time: kakeya_server.KeepaliveTime,
			Timeout: kakeya_server.KeepaliveTimeout}),
		grpc.KeepaliveEnforcementPolicy(keepalive.EnforcementPolicy{MinTime: kakeya_server.LeastPing,
			PermitWithoutStream: true}),
	}
	if o.MaxMessageBytes > 0 {
		options = append(options, grpc.MaxRecvMsgSize(o.MaxMessageBytes))
	}
	if o.Tap != nil {
		options = append(options, grpc.InTapHandle(o.Tap))
	}
	if o.TLS != nil {
		options = append(options, grpc.Creds(credentials.NewTLS(o.TLS)))
	}
	if o.Token != "" {
		options = append(options, grpc.UnaryInterceptor(check_unary.CheckUnary(o.Token)),
			grpc.StreamInterceptor(check_stream.CheckStream(o.Token)))
	}
	s := grpc.NewServer(options...)
	s.RegisterService(describe_service.DescribeService(), host)
	state := health.NewServer()
	state.SetServingStatus(kakeya.ServiceName, healthv1.HealthCheckResponse_SERVING)
	host.Hub.Mu.Lock()
	if host.Hub.Make == nil {
		state.Shutdown() // NOT_SERVING until Resume
	}
	host.Hub.Watchers = append(host.Hub.Watchers, generation.Watcher{Loaded: state.Resume, Freed: state.Shutdown})
	host.Hub.Mu.Unlock()
	healthv1.RegisterHealthServer(s, state)
	reflection.Register(s)
	return s
}
