package kakeya_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/name_status"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

func TestNameStatus(t *testing.T) {
	require.NoError(t, name_status.NameStatus(nil))
	kept := status.Error(codes.Aborted, "as it was")
	require.Equal(t, kept, name_status.NameStatus(kept))
	for kind, code := range map[error]codes.Code{
		generation.ErrInvalid: codes.InvalidArgument, generation.ErrTooLong: codes.InvalidArgument,
		generation.ErrNotSupported: codes.Unimplemented,
		generation.ErrBusy:         codes.ResourceExhausted, generation.ErrNotFound: codes.NotFound,
		generation.ErrClosed:     codes.Unavailable,
		context.DeadlineExceeded: codes.DeadlineExceeded,
		generation.ErrFailed:     codes.Internal, errors.New("another"): codes.Internal,
	} {
		err := name_status.NameStatus(name_error.NameError(kind, "what is wrong is %d", 7))
		require.Equal(t, code, status.Code(err), kind)
		require.Contains(t, status.Convert(err).Message(), "what is wrong is 7")
	}
}
