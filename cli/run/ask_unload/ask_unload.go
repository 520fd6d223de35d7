// Package ask_unload asks a daemon to unload a model.
package ask_unload

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// AskUnload asks the chat's daemon to unload the model that it calls name, when the requests that use it have ended, as
// Ollama's clients do (POST /api/generate with keep_alive 0). It does not wait for that.
//
// **Runs on:** the main goroutine. Errors: the daemon does not answer, or refuses: there is no such model, or it is
// pinned.
func AskUnload(chat *cli.Chat, name string) error {
	body, _ := json.Marshal(map[string]any{"model": name, "keep_alive": 0, "stream": false}) // cannot fail
	request, err := http.NewRequest(http.MethodPost, chat.Endpoint.URL+"/api/generate", bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header = chat.Header
	request.Header.Set("Content-Type", "application/json")
	response, err := chat.HTTP.Do(request)
	if err != nil {
		return fmt.Errorf("no daemon answers at %s: %w", chat.Endpoint.Name, describe_system_error.DescribeSystemError(
			errors.Unwrap(err)))
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusOK {
		return nil
	}
	var failure struct{ Error string }
	_ = json.NewDecoder(io.LimitReader(response.Body, cli.ChatReadLimit)).Decode(&failure) // the status says enough
	return fmt.Errorf("%s answers %s: %s", chat.Endpoint.Name, response.Status, failure.Error)
}
