// Package extract_method finds the method that a request names.
package extract_method

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/find_similar_method"
	"rkllmd/utils/scan/parse_json_string"
)

// ExtractMethod returns the table entry of the method that a valid request names, or "Method not found". The message
// names the method that was probably meant, if there is one, or all of them for a name that begins as theirs do;
// otherwise it is what the specification prints (section 7).
//
// **Runs on:** any thread. Follows JSON-RPC 2.0 sections 4 (names that begin with "rpc." are reserved) and 5.1.
func ExtractMethod(s *jsonrpc.Server, req *jsonrpc.Request) (*jsonrpc.Method, *jsonrpc2.Error) {
	name := parse_json_string.ParseJSONString(req.Method)
	if m := s.Methods[string(name)]; m != nil {
		return m, nil
	}
	message := "Method not found"
	switch meant := find_similar_method.FindSimilarMethod(s, string(name)); {
	case strings.HasPrefix(string(name), "rpc."):
		message += `: names that begin with "rpc." are reserved by JSON-RPC 2.0`
	case meant != "":
		message += fmt.Sprintf(": %s; did you mean %s?", name, meant)
	case strings.HasPrefix(string(name), "rkllm"):
		message += fmt.Sprintf(": %.64s; there are %s", name, strings.Join(slices.Sorted(maps.Keys(s.Methods)), ", "))
	}
	return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: message}
}
