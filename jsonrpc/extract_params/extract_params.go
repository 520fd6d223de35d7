// Package extract_params reads the arguments of a request.
package extract_params

import (
	"encoding/json"
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/describe_params"
	"rkllmd/jsonrpc/extract_named_params"
	"rkllmd/jsonrpc/extract_positional_params"
	"rkllmd/jsonrpc/extract_progress_token"
	"rkllmd/rkllm"
)

// ExtractParams sets job.Args, one entry for each argument of the method's C function (nil: null or left out), and
// job.ProgressToken from the params of a valid request, by position or by name. Both point into the message. Arguments
// that the server supplies itself must be null or left out; in the place of m.ProgressAt {"partialResultToken": T} may
// stand.
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 section 4.2. Errors: "Invalid params" with what is wrong and what the
// method takes.
func ExtractParams(m *jsonrpc.Method, params json.RawMessage, job *rkllm.Job) (err *jsonrpc2.Error) {
	job.Args = append(job.Args[:0], make([]json.RawMessage, len(m.Params))...)
	switch {
	case params == nil || params[0] == 'n':
		return nil
	case params[0] == '[':
		err = extract_positional_params.ExtractPositionalParams(m, params, job.Args)
	default:
		job.ProgressToken, err = extract_named_params.ExtractNamedParams(m, params, job.Args)
	}
	if err != nil {
		return err
	}
	if m.ProgressAt > 0 && job.Args[m.ProgressAt] != nil {
		if token := extract_progress_token.ExtractProgressToken(job.Args[m.ProgressAt]); token != nil {
			job.ProgressToken, job.Args[m.ProgressAt] = token, nil
		}
	}
	for i, value := range job.Args {
		if m.Managed[i] && value != nil {
			return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
				Message: fmt.Sprintf("Invalid params: %s is supplied by the server, not %.64s; %s",
					m.Params[i], value, describe_params.DescribeParams(m))}
		}
	}
	if token := job.ProgressToken; token != nil && token[0] != '"' && token[0] != '-' && (token[0] < '0' ||
		token[0] > '9') {
		return &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
			Message: fmt.Sprintf("Invalid params: partialResultToken must be a string or a number, not %.64s", token)}
	}
	return nil
}
