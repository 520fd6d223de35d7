package embedded_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/tiny_embeddings"
)

// Embeddings and images reach the embedded runtime through the socket, and rows that are too short for the model never
// do.
func TestEmbeddingsOverJson(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, nil)
	rows, err := json.Marshal(tiny_embeddings.TinyEmbeddings("llama", []int32{300, 301, 302}))
	require.NoError(t, err)
	short, err := json.Marshal(tiny_embeddings.TinyEmbeddings("llama", []int32{300, 301, 302})[:3*63])
	require.NoError(t, err)

	var texts []string
	for _, input := range []string{
		`{"token_input":{"input_ids":[300,301,302]}}`,
		`{"embed_input":{"embed":` + string(rows) + `,"n_tokens":3}}`,
		`{"multimodal_input":{"prompt":"<image>","image":{"image_embed":` + string(rows) +
			`,"n_image_tokens":3,"n_image":1}}}`,
	} {
		line := ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,%s,{"mode":0,"max_new_tokens":12}]}`, input)
		var message read_stream.Message
		require.NoError(t, json.Unmarshal([]byte(line), &message))
		require.NotNil(t, message.Result.Text, line)
		texts = append(texts, *message.Result.Text)
	}
	require.Equal(t, texts[0], texts[1])
	require.NotEqual(t, texts[0], texts[2], "this model begins each text in its own way")
	require.NotEmpty(t, texts[2])

	line := ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"embed_input":{"embed":%s,"n_tokens":3}},{"mode":0}]}`, short)
	require.Contains(t, line, "rkllm_input.embed_input.embed: has 63 elements for each row, but the embedding "+
		"size of this model is 64")
	line = ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":3,"method":"rkllm.run","params":[null,{"multimodal_input":{"prompt":"<image>","image":{"image_embed":%s,"n_image_tokens":1,"n_image":2}}},{"mode":0}]}`, rows)
	require.Contains(t, line, "rkllm_input.multimodal_input.image.image_embed: has 96 elements for each row")
	line = ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":4,"method":"rkllm.run","params":[null,{"multimodal_input":{"prompt":"<video>","image":{"image_embed":%s,"n_image_tokens":3,"n_image":1}}},{"mode":0}]}`, rows)
	require.Contains(t, line, "the prompt has 0 <image>, but n_image is 1: each needs its place")
}
