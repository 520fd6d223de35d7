// Package ask_models asks a daemon for its models.
package ask_models

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"rkllmd/cli"
	"rkllmd/faces/web"
	"rkllmd/utils/describe_system_error"
)

// AskModels returns what the chat's daemon answers to GET /v1/models.
//
// **Runs on:** the main goroutine. Errors: the daemon does not answer, or refuses, with what would help.
func AskModels(chat *cli.Chat) (list web.ModelList, err error) {
	request, err := http.NewRequest(http.MethodGet, chat.Endpoint.URL+"/v1/models", nil)
	if err != nil {
		return list, err
	}
	request.Header = chat.Header
	response, err := chat.HTTP.Do(request)
	if err != nil {
		return list, fmt.Errorf("no daemon answers at %s (%w): start one there with rkllmd serve --http ADDR "+
			"--model MODEL, name another with --http, "+
			"or do without one: rkllmd chat builtin:demo", chat.Endpoint.Name,
			describe_system_error.DescribeSystemError(errors.Unwrap(err)))
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, cli.ChatReadLimit))
	if err != nil {
		return list, fmt.Errorf("%s: %w", chat.Endpoint.Name, describe_system_error.DescribeSystemError(err))
	}
	if response.StatusCode != http.StatusOK {
		var failure web.Failure
		_ = json.Unmarshal(text, &failure) // the status says enough
		advice := ""
		if response.StatusCode == http.StatusUnauthorized {
			advice = "; --token-file names the file with the token"
		}
		return list, fmt.Errorf("%s answers %s: %s%s", chat.Endpoint.Name, response.Status, failure.Error.Message,
			advice)
	}
	if err := json.Unmarshal(text, &list); err != nil {
		return list, fmt.Errorf("what answers at %s is no rkllmd: %w", chat.Endpoint.Name, err)
	}
	return list, nil
}
