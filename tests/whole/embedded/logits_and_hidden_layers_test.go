package embedded_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
)

// GET_LAST_HIDDEN_LAYER delivers one row for each token of the input, GET_LOGITS one for what would follow the last.
func TestLogitsAndHiddenLayers(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, nil)
	type message struct {
		Result struct {
			TokenID int32 `json:"token_id"`
			Hidden  struct {
				States []float32 `json:"hidden_states"`
				Size   int       `json:"embd_size"`
				Tokens int       `json:"num_tokens"`
			} `json:"last_hidden_layer"`
			Logits struct {
				Logits []float32 `json:"logits"`
				Size   int       `json:"vocab_size"`
				Tokens int       `json:"num_tokens"`
			} `json:"logits"`
			State int `json:"_callback_state"`
		} `json:"result"`
	}
	answers := map[int]message{}
	for mode := range 3 {
		send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.run_async","params":[null,`+
			`{"role":"user","input_type":1,"token_input":{"input_ids":[300,310,320,330,340],"n_tokens":5}},`+
			`{"mode":%d,"max_new_tokens":1},null]}`, mode)
		for state := 0; state < 2; {
			var next message
			line := read_line.ReadLine(t, client)
			require.NoError(t, json.Unmarshal([]byte(line), &next), line)
			if state = next.Result.State; state == 0 {
				answers[mode] = next
			}
		}
	}
	const generate, hidden, logits = 0, 1, 2
	require.Nil(t, answers[generate].Result.Hidden.States)
	require.Nil(t, answers[generate].Result.Logits.Logits)

	states := answers[hidden].Result.Hidden
	require.Equal(t, demo.TinyEmbedding, states.Size)
	require.Equal(t, 5, states.Tokens)
	require.Len(t, states.States, 5*demo.TinyEmbedding)
	require.NotEqual(t, states.States[:states.Size], states.States[4*states.Size:])

	rows := answers[logits].Result.Logits
	require.Greater(t, rows.Size, len(demo.Words))
	require.Equal(t, 1, rows.Tokens)
	require.Len(t, rows.Logits, rows.Size)
	require.Equal(t, int(answers[generate].Result.TokenID), slices.Index(rows.Logits, slices.Max(rows.Logits)),
		"the likeliest token by the logits is what a greedy run says")
}
