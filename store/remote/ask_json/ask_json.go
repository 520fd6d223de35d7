// Package ask_json asks for a value.
package ask_json

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"rkllmd/store/remote"
	"rkllmd/store/remote/ask_again"
	"rkllmd/store/remote/describe_failure"
)

// AskJSON asks for what is at the address, and reads it into value.
//
// **Runs on:** any thread that may wait.
func AskJSON(ctx context.Context, client *remote.Client, address string, value any) error {
	answer, err := ask_again.AskAgain(ctx, client, remote.Query{URL: address})
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, remote.MostJSON))
	if err != nil {
		return describe_failure.DescribeFailure(answer.Request.URL.Host, err)
	}
	if err := json.Unmarshal(text, value); err != nil {
		return fmt.Errorf("%s answers what is no JSON of a hub: %w", answer.Request.URL.Host, err)
	}
	return nil
}
