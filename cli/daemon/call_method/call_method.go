// Package call_method makes one call that has one answer.
package call_method

import (
	"encoding/json"

	"rkllmd/cli"
	"rkllmd/cli/daemon/read_answer"
	"rkllmd/cli/daemon/send_request"
)

// CallMethod sends a request and returns the result of its response. Notifications that arrive before it are dropped.
// Errors are those of send_request and read_answer.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func CallMethod(client *cli.Client, method string, params any) (json.RawMessage, error) {
	id, err := send_request.SendRequest(client, method, params)
	if err != nil {
		return nil, err
	}
	for {
		answer, err := read_answer.ReadAnswer(client, id)
		if err != nil {
			return nil, err
		}
		if answer.Method == "" {
			return answer.Result, nil
		}
	}
}
