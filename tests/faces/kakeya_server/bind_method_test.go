package kakeya_server_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya_server/bind_method"
)

func TestBindMethod(t *testing.T) {
	host := &kakeya.Host{}
	handle := bind_method.BindMethod("Double", func(_ context.Context, h *kakeya.Host, q *int) (*int, error) {
		require.True(t, h == host)
		*q *= 2
		return q, nil
	})
	answer, err := handle(host, t.Context(), func(into any) error {
		*into.(*int) = 7
		return nil
	}, nil)
	require.NoError(t, err)
	require.Equal(t, 14, *answer.(*int))
	answer, err = handle(host, t.Context(), func(any) error { return nil }, func(ctx context.Context, request any,
		info *grpc.UnaryServerInfo, next grpc.UnaryHandler) (any, error) {
		require.Equal(t, "/kakeya.v1.RuntimeService/Double", info.FullMethod)
		*request.(*int) = 8
		return next(ctx, request)
	})
	require.NoError(t, err)
	require.Equal(t, 16, *answer.(*int))
	_, err = handle(host, t.Context(), func(any) error { return errors.New("not protobuf") }, nil)
	require.EqualError(t, err, "not protobuf")
}
