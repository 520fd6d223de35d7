package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/append_event"
)

func TestAppendEvent(t *testing.T) {
	out := append_event.AppendEvent([]byte("before\n\n"), "3", stream.Token{Type: "token", Token: "a\nb"})
	require.Equal(t, "before\n\nid: 3\nevent: token\ndata: "+
		"{\"type\":\"token\",\"index\":0,\"token\":\"a\\nb\",\"finish_reason\":null,\"finished\":false}\n\n",
		string(out))
	for want, message := range map[string]any{"init": stream.Init{}, "completion": stream.Completion{},
		"error": stream.Error{}, "status": stream.Status{}} {
		require.Contains(t, string(append_event.AppendEvent(nil, "0", message)), "id: 0\nevent: "+want+"\n")
	}
}
