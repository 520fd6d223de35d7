// Package check_model finds out whether a daemon has a model.
package check_model

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// CheckModel asks the chat's daemon whether there is a model that it calls name (GET /v1/models/NAME). Nothing is
// loaded.
//
// **Runs on:** the main goroutine. Errors: cli.ErrNoModel, with the names that there are; the daemon does not answer,
// or refuses.
func CheckModel(chat *cli.Chat, name string) error {
	request, err := http.NewRequest(http.MethodGet, chat.Endpoint.URL+"/v1/models/"+url.PathEscape(name), nil)
	if err != nil {
		return err
	}
	request.Header = chat.Header
	response, err := chat.HTTP.Do(request)
	if err != nil {
		return fmt.Errorf("no daemon answers at %s: %w", chat.Endpoint.Name, describe_system_error.DescribeSystemError(
			errors.Unwrap(err)))
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusOK {
		return nil
	}
	var failure struct{ Error struct{ Message string } }
	_ = json.NewDecoder(io.LimitReader(response.Body, cli.ChatReadLimit)).Decode(&failure) // the status says enough
	switch response.StatusCode {
	case http.StatusNotFound:
		return fmt.Errorf("%w: %s", cli.ErrNoModel, failure.Error.Message)
	case http.StatusUnauthorized:
		return fmt.Errorf("%s answers %s: %s; --token-file names the file with the token", chat.Endpoint.Name,
			response.Status, failure.Error.Message)
	}
	return fmt.Errorf("%s answers %s: %s", chat.Endpoint.Name, response.Status, failure.Error.Message)
}
