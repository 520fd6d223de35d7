package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/format_message"
)

func TestFormatMessage(t *testing.T) {
	require.Equal(t, `{"type":"status","operation":"x","message":"a < b & ü \" \n"}`,
		string(format_message.FormatMessage(stream.Status{Type: "status", Operation: "x", Message: "a < b & ü \" \n"})))
	require.Equal(t, `{"type":"token","index":0,"token":"","finish_reason":null,"finished":false}`,
		string(format_message.FormatMessage(stream.Token{Type: "token"})))
}
