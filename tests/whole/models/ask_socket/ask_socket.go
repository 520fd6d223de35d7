// Package ask_socket asks a daemon over WebSocket for answers of models.
package ask_socket

import (
	"context"
	"encoding/json"
	"fmt"

	coder "github.com/coder/websocket"
)

// AskSocket does what ask_model does, over a connection.
func AskSocket(socket *coder.Conn, name, prompt string) (string, error) {
	body := fmt.Sprintf(`{"type": "config", "model": %q, "prompt": %q, "max_tokens": 24, "seed": 7}`, name, prompt)
	if err := socket.Write(context.Background(), coder.MessageText, []byte(body)); err != nil {
		return "", err
	}
	for {
		_, text, err := socket.Read(context.Background())
		if err != nil {
			return "", err
		}
		var message struct {
			Type  string `json:"type"`
			Model string `json:"model"`
			Text  string `json:"generated_text"`
		}
		switch err = json.Unmarshal(text, &message); {
		case err != nil:
			return "", err
		case message.Type == "error", message.Type == "init" && name != "" && message.Model != name:
			return "", fmt.Errorf("%s answers %s", name, text)
		case message.Type == "completion":
			return message.Text, nil
		}
	}
}
