// Package send_request sends one request to the daemon.
package send_request

import (
	"encoding/json"
	"fmt"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// SendRequest sends a request as one line of JSON and returns its id. Params that are nil are left out.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func SendRequest(client *cli.Client, method string, params any) (id int64, err error) {
	client.LastID++
	message, err := json.Marshal(struct {
		Version string `json:"jsonrpc"`
		ID      int64  `json:"id"`
		Method  string `json:"method"`
		Params  any    `json:"params,omitempty"`
	}{"2.0", client.LastID, method, params})
	if err != nil {
		return 0, fmt.Errorf("params of %s: %w", method, err)
	}
	if _, err = client.Conn.Write(append(message, '\n')); err != nil {
		return 0, fmt.Errorf("cannot send to the daemon: %w", describe_system_error.DescribeSystemError(err))
	}
	return client.LastID, nil
}
