package kakeya_server_test

import (
	"bytes"
	"context"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya_server/bind_method"
	"rkllmd/faces/kakeya_server/serve_generate"
)

func TestFailCall(t *testing.T) {
	before := slog.Default()
	defer slog.SetDefault(before)
	var log bytes.Buffer
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	handle := bind_method.BindMethod("Double", func(_ context.Context, _ *kakeya.Host, q *[]int) (*int, error) {
		return &(*q)[7], nil
	})
	answer, err := handle(&kakeya.Host{}, t.Context(), func(any) error { return nil }, nil)
	require.Nil(t, answer)
	require.Equal(t, codes.Internal, status.Code(err))
	require.Contains(t, err.Error(), "a fault in this program has ended the call")
	require.Regexp(t, `level=ERROR msg="a fault in this program has ended a call.* method=Double fault="runtime error: index `+
		`out of range .*stack=.*fail_call_test.go`, log.String())

	// A stream that is not there.
	require.Equal(t, codes.Internal, status.Code(serve_generate.ServeGenerate(&kakeya.Host{}, nil)))
	require.Contains(t, log.String(), "method=Generate")
}
