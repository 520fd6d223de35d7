package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/queue_bytes"
	"rkllmd/tests/support/faces/web_host"
)

func TestQueueBytes(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Options.MaxPendingBytes = 5
	s := create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{})
	for _, text := range []string{"a long message\n", "b\n", "cdef\n"} {
		queue_bytes.QueueBytes(s, []byte(text))
		require.False(t, s.Slow, "the longest one does not count")
	}
	require.Equal(t, "a long message\nb\ncdef\n", string(s.Out))
	require.Len(t, s.Wake, 1)
	queue_bytes.QueueBytes(s, []byte("x"))
	require.True(t, s.Slow)
	require.Empty(t, s.Out)
}
