package embedded_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/embedded/ask_message"
)

// keep_history 1 goes on where the last run ended; 0 begins anew, whatever was kept.
func TestKeepHistory(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, nil)
	texts := map[string]string{}
	sizes := map[string]int{}
	for i, turn := range []struct {
		name, prompt string
		keep         int
	}{
		{"alone", "and the rain", 0},
		{"first", "a warm day", 1},
		{"second", "and the rain", 1},
		{"third", "and the rain", 1},
		{"alone again", "and the rain", 0},
	} {
		message := ask_message.AskMessage(t, client, `{"jsonrpc":"2.0","id":%d,"method":"rkllm.run","params":[null,`+
			`{"role":"user","input_type":0,"prompt_input":%q},{"mode":0,"max_new_tokens":20,"keep_history":%d}]}`,
			i, turn.prompt, turn.keep)
		require.NotNil(t, message.Result.Text)
		texts[turn.name] = *message.Result.Text
		line := ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":9,"method":"rkllm.get_kv_cache_size","params":[null,null]}`)
		var size int
		_, err := fmt.Sscanf(line, `{"jsonrpc":"2.0","id":9,"result":{"cache_sizes":[%d]}}`, &size)
		require.NoError(t, err, line)
		sizes[turn.name] = size
	}
	require.Equal(t, texts["alone"], texts["alone again"])
	require.Equal(t, sizes["alone"], sizes["alone again"])
	require.NotEqual(t, texts["alone"], texts["second"], "what was said before matters")
	require.Greater(t, sizes["second"], sizes["first"]+20)
	require.Greater(t, sizes["third"], sizes["second"]+20)
}
