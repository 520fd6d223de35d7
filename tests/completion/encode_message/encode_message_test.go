package encode_message_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/encode_message"
)

func TestEncodeMessage(t *testing.T) {
	require.Equal(t, `{"type":"status","operation":"x","message":"a < b & ü \" \n"}`, string(encode_message.EncodeMessage(completion.Status{Type: "status", Operation: "x", Message: "a < b & ü \" \n"})))
	require.Equal(t, `{"type":"token","index":0,"token":"","finish_reason":null,"finished":false}`, string(encode_message.EncodeMessage(completion.Token{Type: "token"})))
}
