// Package ask_model asks a daemon over HTTP for an answer of a model.
package ask_model

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// AskModel has the model of that name, "": the one that is loaded, answer a prompt, and returns the text. The same
// prompt has the same answer.
func AskModel(address, name, prompt string) (string, error) {
	body := fmt.Sprintf(`{"model": %q, "prompt": %q, "max_tokens": 24, "seed": 7}`, name, prompt)
	answer, err := http.Post("http://"+address+"/v1/generate", "application/json", strings.NewReader(body))
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return "", err
	}
	var members struct {
		Model string `json:"model"`
		Text  string `json:"generated_text"`
	}
	if err = json.Unmarshal(text, &members); err != nil || answer.StatusCode != 200 {
		return "", fmt.Errorf("%s answers %d: %s", name, answer.StatusCode, text)
	}
	if name != "" && members.Model != name {
		return "", fmt.Errorf("%s answers as %s", name, members.Model)
	}
	return members.Text, nil
}
