package web_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/read_unigrams"
	"rkllmd/tests/support/models/write_encoder_model"
)

// A BERT of word pieces and one of unigrams beside the demo model: they make embeddings at each address for them, one
// is listed as such, and whatever asks it for text is refused in words that say what it is. The daemon goes on.
func TestWebEncoder(t *testing.T) {
	path, _ := write_encoder_model.WriteEncoderModel(t, 2)
	vocabulary, texts, tokens := read_unigrams.ReadUnigrams(t, "nmt_nfkc")
	other, _ := write_encoder_model.WriteEncoderModel(t, 2, vocabulary...)
	_, address := http_daemon.HTTPDaemon(t, "--named-model", "bge="+path, "--named-model", "m3="+other,
		"--named-model", "demo=builtin:demo")
	base := "http://" + address
	code, _, answer := web_post.WebPost(t, base+"/v1/embeddings", `{"model": "bge", "input": ["hello world", "the river"]}`)
	require.Equal(t, 200, code, answer)
	first := answer["data"].([]any)[0].(map[string]any)["embedding"]
	require.Len(t, first, 64)
	require.EqualValues(t, 8, answer["usage"].(map[string]any)["prompt_tokens"], "with a first and a last one each")
	require.NotEqual(t, first, answer["data"].([]any)[1].(map[string]any)["embedding"])
	text, err := json.Marshal(texts[100])
	require.NoError(t, err)
	code, _, answer = web_post.WebPost(t, base+"/v1/embeddings", `{"model": "m3", "input": `+string(text)+`}`)
	require.Equal(t, 200, code, answer)
	require.EqualValues(t, len(tokens[100])+2, answer["usage"].(map[string]any)["prompt_tokens"], "SentencePiece's")
	code, _, answer = web_post.WebPost(t, base+"/api/embed", `{"model": "bge", "input": "HELLO   world"}`)
	require.Equal(t, 200, code, answer)
	require.Equal(t, first, answer["embeddings"].([]any)[0])
	code, _, answer = web_post.WebPost(t, base+"/api/show", `{"model": "bge"}`)
	require.Equal(t, 200, code, answer)
	require.Equal(t, []any{"embedding"}, answer["capabilities"])

	message := `"model": "bge", "messages": [{"role": "user", "content": "Hi"}]`
	for path, body := range map[string]string{
		"/v1/generate":              `{"model": "bge", "prompt": "Hi"}`,
		"/v1/chat/completions":      `{` + message + `}`,
		"/v1/completions":           `{"model": "bge", "prompt": "Hi"}`,
		"/v1/responses":             `{"model": "bge", "input": "Hi"}`,
		"/v1/messages":              `{"max_tokens": 5, ` + message + `}`,
		"/v1/messages/count_tokens": `{` + message + `}`,
		"/api/chat":                 `{` + message + `}`,
		"/api/generate":             `{"model": "bge", "prompt": "Hi"}`,
	} {
		code, _, answer := web_post.WebPost(t, base+path, body)
		require.Equal(t, 400, code, path)
		require.Contains(t, fmt.Sprint(answer), `makes embeddings and does not generate text`, path)
	}
	code, _, answer = web_post.WebPost(t, base+"/v1/generate", `{"model": "demo", "prompt": "Hi", "max_tokens": 2}`)
	require.Equal(t, 200, code, answer)
}
