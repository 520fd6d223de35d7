package program_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/models/write_slow_model"
	"rkllmd/tests/support/terminal/terminal_until"
	"rkllmd/tests/whole/program/chat_program"
)

// Until the first word of an answer a line says what happens: the model is loaded, another answer comes first, the
// prompt is read. It is gone when the answer begins.
func TestChatWaiting(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	path := write_slow_model.WriteSlowModel(t)
	for _, columns := range []int{40, 120} {
		_, address := http_daemon.HTTPDaemon(t, "--named-model", "slow="+path, "--sequences", "1", "--context", "2048")
		person, command := chat_program.ChatProgram(t, columns, "--http", address)
		terminal_until.TerminalUntil(t, person, "/model slow\r", "> ")
		terminal_until.TerminalUntil(t, person, "/set max_tokens 2\r", "> ")
		terminal_until.TerminalUntil(t, person, "One\r", "about 2 tokens of prompt", "Loading slow.gguf", "%",
			"\r\x1b[K", "word", "(stopped after 2 tokens", "> ")

		other := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
		websocket_say.WebsocketSay(t, other,
			`{"type": "config", "model": "slow", "prompt": "Once", "parameters": {"max_tokens": 2000}}`)
		websocket_until.WebsocketUntil(t, other, "token")
		terminal_until.TerminalUntil(t, person, "/clear\r", "> ") // the model has no chat template
		terminal_until.TerminalUntil(t, person, "Two\r", "waiting: number 1 in the line")
		websocket_say.WebsocketSay(t, other, `{"type": "control", "action": "stop"}`)
		terminal_until.TerminalUntil(t, person, "", "\r\x1b[K", "word", "(stopped after 2 tokens", "> ")
		_, err := person.WriteString("\x04")
		require.NoError(t, err)
		require.NoError(t, command.Wait())
	}
}
