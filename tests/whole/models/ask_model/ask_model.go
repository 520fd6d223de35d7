// Package ask_model asks a daemon over HTTP for an answer of a model.
package ask_model

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// AskModel has the model of that name, "": the one that is loaded, answer a prompt, with these other members of the
// request, and returns the text.
func AskModel(address, name, prompt, members string) (string, error) {
	body := fmt.Sprintf(`{"model": %q, "prompt": %q%s}`, name, prompt, members)
	answer, err := http.Post("http://"+address+"/v1/generate", "application/json", strings.NewReader(body))
	if err != nil {
		return "", err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return "", err
	}
	var said struct {
		Model string `json:"model"`
		Text  string `json:"generated_text"`
	}
	if err = json.Unmarshal(text, &said); err != nil || answer.StatusCode != 200 {
		return "", fmt.Errorf("%s answers %d: %s", name, answer.StatusCode, text)
	}
	if name != "" && said.Model != name {
		return "", fmt.Errorf("%s answers as %s", name, said.Model)
	}
	return said.Text, nil
}
