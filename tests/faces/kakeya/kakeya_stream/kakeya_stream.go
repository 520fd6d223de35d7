// Package kakeya_stream opens a stream to send_answer.
package kakeya_stream

import (
	"context"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"rkllmd/faces/kakeya"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/faces/kakeya/kakeya_sender"
)

// KakeyaStream returns a client's stream on whose other side send_answer sends answer, and what that has returned.
func KakeyaStream(ctx context.Context, t testing.TB, answer *kakeya.Answer) (stream grpc.ClientStream,
	ended chan error) {
	ended = make(chan error, 1)
	path := filepath.Join(t.TempDir(), "grpc.sock")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	server := grpc.NewServer()
	server.RegisterService(&grpc.ServiceDesc{ServiceName: "test", HandlerType: (*any)(nil), Streams: []grpc.StreamDesc{
		{StreamName: "Answer", Handler: kakeya_sender.KakeyaSender(answer, ended), ServerStreams: true}}}, t)
	go server.Serve(listener)
	t.Cleanup(server.Stop)
	c, err := open_client.OpenClient("unix://"+path, kakeya_client.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { c.Conn.Close() })
	stream, err = c.Conn.NewStream(ctx, &grpc.StreamDesc{ServerStreams: true}, "/test/Answer")
	require.NoError(t, err)
	require.NoError(t, stream.SendMsg(&kakeyav1.GenerateRequest{}))
	require.NoError(t, stream.CloseSend())
	return stream, ended
}
