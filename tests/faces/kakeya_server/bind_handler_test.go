package kakeya_server_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya_server/bind_handler"
	"rkllmd/generation"
)

func TestBindHandler(t *testing.T) {
	host, request := &kakeya.Host{}, new(int)
	answer, err := bind_handler.BindHandler(host, func(_ context.Context, h *kakeya.Host, q *int) (*kakeya.Host,
		error) {
		require.True(t, q == request)
		return h, nil
	})(t.Context(), request)
	require.NoError(t, err)
	require.True(t, answer.(*kakeya.Host) == host)
	answer, err = bind_handler.BindHandler(host, func(context.Context, *kakeya.Host, *int) (*int, error) {
		return nil, generation.ErrBusy
	})(t.Context(), request)
	require.Nil(t, answer)
	require.Equal(t, codes.ResourceExhausted, status.Code(err))
}
