// Package run_call is the body of "rkllmd call".
package run_call

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_socket"
	"rkllmd/cli/daemon/read_answer"
	"rkllmd/cli/daemon/send_request"
	"rkllmd/cli/daemon/wait_for_socket"
	"rkllmd/cli/run/parse_call"
	"rkllmd/cli/terminal/describe_output"
	"rkllmd/rkllm"
)

// RunCall makes one call and prints each result as a line of JSON on standard output: the response's, and before it the
// values of progress notifications. The stream of rkllm.run_async is followed to its end; one that ends in state 3 is
// an error.
//
// **Runs on:** the main goroutine.
func RunCall(command *cobra.Command, args []string) error {
	method, params, err := parse_call.ParseCall(args, command.InOrStdin())
	if err != nil {
		return err
	}
	path, _ := find_socket.FindSocket(command, cli.ServiceSocket)
	wait, _ := command.Flags().GetDuration("wait")
	client, err := wait_for_socket.WaitForSocket(path, wait)
	if err != nil {
		return err
	}
	defer client.Conn.Close()
	id, err := send_request.SendRequest(client, method, params)
	if err != nil {
		return err
	}
	for {
		answer, err := read_answer.ReadAnswer(client, id)
		if err != nil {
			return err
		}
		if answer.Method != "" {
			var progress struct{ Value json.RawMessage }
			if err := json.Unmarshal(answer.Params, &progress); err != nil {
				return fmt.Errorf("%s from the daemon: %w", answer.Method, err)
			}
			if _, err = fmt.Fprintf(command.OutOrStdout(), "%s\n", progress.Value); err != nil {
				return describe_output.DescribeOutput(err)
			}
			continue
		}
		if _, err = fmt.Fprintf(command.OutOrStdout(), "%s\n", answer.Result); err != nil {
			return describe_output.DescribeOutput(err)
		}
		if method != "rkllm.run_async" {
			return nil
		}
		var result cli.Result
		if err := json.Unmarshal(answer.Result, &result); err != nil {
			return fmt.Errorf("result of %s: %w", method, err)
		}
		switch result.State {
		case rkllm.RunFinish:
			return nil
		case rkllm.RunError:
			return errors.New("the run ended in an error: its last result has _callback_state 3")
		}
	}
}
