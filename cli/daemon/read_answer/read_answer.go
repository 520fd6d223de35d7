// Package read_answer reads one message from the daemon.
package read_answer

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_refusal"
)

// ReadAnswer waits for the next message that concerns the request with the given id: a response to it, or a
// notification. An error response becomes an error: the daemon's message and its code, or what of it is for people
// (Client.Plain). So does an error that names no request (the daemon refuses the connection), and a connection that
// ends.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine.
func ReadAnswer(client *cli.Client, id int64) (*cli.Answer, error) {
	for {
		answer := &cli.Answer{}
		if err := client.Decoder.Decode(answer); err != nil {
			var syntax *json.SyntaxError
			if errors.As(err, &syntax) {
				return nil, fmt.Errorf("the answer is not JSON-RPC (%w): give the socket that rkllmd serve "+
					"--socket has made", err)
			}
			return nil, fmt.Errorf("the connection to the daemon ended: %w", err)
		}
		mine := string(answer.ID) == strconv.FormatInt(id, 10)
		if answer.Error != nil && (mine || string(answer.ID) == "null" || answer.ID == nil) {
			if client.Plain {
				return nil, errors.New(describe_refusal.DescribeRefusal(answer.Error))
			}
			return nil, fmt.Errorf("%s (error %d)", answer.Error.Message, answer.Error.Code)
		}
		if mine || answer.Method != "" {
			return answer, nil
		}
	}
}
