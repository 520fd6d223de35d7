package jsonrpc_test

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/server/frame_message"
	"rkllmd/tests/whole/jsonrpc/read_framed"
	"rkllmd/utils"
)

// Every framing carries a whole stream, also when the request arrives one byte at a time, and an error.
func TestThreeFramings(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, daemon.Path), nil)
	const request = `{"jsonrpc":"2.0","id":1,"method":"rkllm.run_async","params":[null,` +
		`{"role":"user","input_type":0,"prompt_input":"snow in the garden – 雪"},{"mode":0,"max_new_tokens":30}]}`
	texts := map[string]bool{}
	for name, framing := range map[string]utils.Framing{
		"newline": utils.FramingText, "Content-Length": utils.FramingHeader, "length prefix": utils.FramingLength,
	} {
		t.Run(name, func(t *testing.T) {
			client := connect_client.ConnectClient(t, daemon.Path)
			framed := iotest.OneByteReader(strings.NewReader(frame_message.FrameMessage(framing, request)))
			_, err := io.Copy(client.Conn, framed)
			require.NoError(t, err)
			var text string
			for state := 0; state < 2; {
				var message read_stream.Message
				require.NoError(t, json.Unmarshal([]byte(read_framed.ReadFramed(t, client, framing)), &message))
				require.NotNil(t, message.Result.State)
				if state = *message.Result.State; state == 0 && message.Result.Text != nil {
					text += *message.Result.Text
				}
			}
			texts[text] = true
			for _, message := range []string{`{"jsonrpc":"2.0","id":2,"method":"rkllm.nothing"}`, `nonsense`} {
				_, err = io.WriteString(client.Conn, frame_message.FrameMessage(framing, message))
				require.NoError(t, err)
				require.Contains(t, read_framed.ReadFramed(t, client, framing), `"error":{"code":-32`)
			}
		})
	}
	require.Len(t, texts, 1, "the same text in all framings")
}
