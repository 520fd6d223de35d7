package kakeya_server_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya_server/check_unary"
)

func TestCheckUnary(t *testing.T) {
	check := check_unary.CheckUnary("secret")
	answer, err := check(metadata.NewIncomingContext(t.Context(), metadata.Pairs("authorization", "Bearer secret")), 7,
		nil, func(_ context.Context, request any) (any, error) { return request, nil })
	require.NoError(t, err)
	require.Equal(t, 7, answer)
	_, err = check(t.Context(), 7, nil, func(context.Context, any) (any, error) { panic("it got through") })
	require.Equal(t, codes.Unauthenticated, status.Code(err))
}
