package models_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/whole/models/ask_model"
	"rkllmd/tests/whole/models/ask_socket"
	"rkllmd/tests/whole/models/model_files"
	"rkllmd/tests/whole/web_metric"
)

// Twenty clients ask for three models by name and for the one that is loaded, over REST and WebSocket, in a daemon that
// has memory for two of the three. Each answer is what that model says alone.
func TestModelsTogether(t *testing.T) {
	flags := append(model_files.ModelFiles(t, 3), "--exact", "--model", "builtin:demo")
	prompts, names := []string{"once", "the river", "a green house"}, []string{"m0", "m1", "m2", ""}
	alone, members := map[string]string{}, `, "max_tokens": 24, "seed": 7`
	_, address := http_daemon.HTTPDaemon(t, append(flags, "--max-models", "1", "--keep-alive", "1ms")...)
	for _, name := range names {
		for _, prompt := range prompts {
			text, err := ask_model.AskModel(address, name, prompt, members)
			for err != nil && name == "" { // it is being loaded
				text, err = ask_model.AskModel(address, name, prompt, members)
			}
			require.NoError(t, err)
			require.NotEmpty(t, text)
			alone[name+prompt] = text
		}
	}
	require.NotEqual(t, alone["m0once"], alone["m1once"])
	require.NotEqual(t, alone["m0once"], alone["m2once"])

	_, address = http_daemon.HTTPDaemon(t, append(flags, "--max-models", "2")...)
	_, err := ask_model.AskModel(address, "", "a", members)
	for err != nil {
		_, err = ask_model.AskModel(address, "", "a", members)
	}
	faults := make(chan error, 20)
	for client := range 20 {
		socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
		go func() {
			random := rand.New(rand.NewPCG(5, uint64(client)))
			for range 12 {
				name, prompt := names[random.IntN(len(names))], prompts[random.IntN(len(prompts))]
				var text string
				var err error
				if client%2 == 0 {
					text, err = ask_model.AskModel(address, name, prompt, members)
				} else {
					text, err = ask_socket.AskSocket(socket, name, prompt)
				}
				if err == nil && text != alone[name+prompt] {
					err = fmt.Errorf("%q says %q to %q, alone it says %q", name, text, prompt, alone[name+prompt])
				}
				if err != nil {
					faults <- err
					return
				}
			}
			faults <- nil
		}()
	}
	for range 20 {
		require.NoError(t, <-faults)
	}
	for _, name := range names {
		require.Positive(t, web_metric.WebMetric(t, "http://"+address,
			fmt.Sprintf(`rkllmd_tokens_total{face="http",model=%q,kind="generated"}`, name)))
	}
}
