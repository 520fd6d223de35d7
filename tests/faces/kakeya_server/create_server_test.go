package kakeya_server_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	healthv1 "google.golang.org/grpc/health/grpc_health_v1"
	reflectionv1 "google.golang.org/grpc/reflection/grpc_reflection_v1"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya_server"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestCreateServer(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Server: kakeya_server.ServerOptions{MaxMessageBytes: 1000}})
	for _, service := range []string{"", kakeya.ServiceName} {
		state, err := healthv1.NewHealthClient(s.Client.Conn).Check(t.Context(), &healthv1.HealthCheckRequest{
			Service: service})
		require.NoError(t, err)
		require.Equal(t, healthv1.HealthCheckResponse_SERVING, state.Status)
		clear_backend.ClearBackend(s.Hub)
		state, err = healthv1.NewHealthClient(s.Client.Conn).Check(t.Context(), &healthv1.HealthCheckRequest{
			Service: service})
		require.NoError(t, err)
		require.Equal(t, healthv1.HealthCheckResponse_NOT_SERVING, state.Status, "without a model")
		keep := keep_backend.KeepBackend(s.Backend, nil)
		set_backend.SetBackend(s.Hub, keep, keep)
	}
	stream, err := reflectionv1.NewServerReflectionClient(s.Client.Conn).ServerReflectionInfo(t.Context())
	require.NoError(t, err)
	require.NoError(t, stream.Send(&reflectionv1.ServerReflectionRequest{
		MessageRequest: &reflectionv1.ServerReflectionRequest_FileContainingSymbol{
			FileContainingSymbol: kakeya.ServiceName}}))
	described, err := stream.Recv()
	require.NoError(t, err)
	require.Len(t, described.GetFileDescriptorResponse().GetFileDescriptorProto(), 1)

	id := kakeya_session.KakeyaSession(t, s.Client)
	_, err = append_tokens.AppendTokens(t.Context(), s.Client, &kakeyav1.AppendTokensRequest{SessionId: id,
		TokenIds: make([]uint32, 1001)})
	require.Equal(t, codes.ResourceExhausted, status.Code(err))

	guarded := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Empty: true, Server: kakeya_server.ServerOptions{
		Token: "secret"}})
	_, err = healthv1.NewHealthClient(guarded.Client.Conn).Check(context.Background(), &healthv1.HealthCheckRequest{})
	require.Equal(t, codes.Unauthenticated, status.Code(err), "whatever is called")
}
