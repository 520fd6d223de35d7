// Package parse_call reads the arguments of "rkllmd call".
package parse_call

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"rkllmd/cli"
	"rkllmd/utils/check_json"
	"rkllmd/utils/describe_system_error"
)

// ParseCall reads METHOD [PARAMS]. A method without a prefix gets "rkllm."; PARAMS is a JSON array or object, "-"
// stands for standard input, left out it is nil.
//
// **Runs on:** any thread.
func ParseCall(args []string, stdin io.Reader) (method string, params json.RawMessage, err error) {
	if len(args) < 1 || len(args) > 2 {
		return "", nil, fmt.Errorf("the arguments are METHOD and, if it takes any, PARAMS in one piece (quote "+
			"it), but %d were given; %w",
			len(args), cli.ErrUsage)
	}
	method = args[0]
	if !strings.ContainsAny(method, "./") {
		method = "rkllm." + method
	}
	if len(args) == 1 {
		return method, nil, nil
	}
	text := []byte(args[1])
	if args[1] == "-" {
		if text, err = io.ReadAll(stdin); err != nil {
			return "", nil, fmt.Errorf("cannot read PARAMS from standard input: %w",
				describe_system_error.DescribeSystemError(err))
		}
	}
	if err = check_json.CheckJSON(text); err != nil {
		return "", nil, fmt.Errorf("PARAMS is not JSON: %w; %w", err, cli.ErrUsage)
	}
	params = bytes.TrimSpace(text)
	if params[0] != '[' && params[0] != '{' {
		return "", nil, fmt.Errorf("PARAMS must be a JSON array or object, not %s; %w", params, cli.ErrUsage)
	}
	return method, params, nil
}
