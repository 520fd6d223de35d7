// Package openrpc_check compares calls with an OpenRPC document.
package openrpc_check

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"rkllmd/tests/support/rkllm/openrpc_compile"
)

// OpenrpcCheck tells what is wrong with a call and its answer as the document has them: a request that was served must
// be one that the document allows, and its result one too; an error must be one that the method names. params is JSON,
// by position or by name; answer is a whole JSON-RPC response.
func OpenrpcCheck(api *openrpc_compile.API, method, params, answer string) error {
	m := api.Methods[method]
	if m == nil {
		return fmt.Errorf("the document has no method %s", method)
	}
	var response struct {
		Result json.RawMessage
		Error  *struct{ Code int64 }
	}
	if err := json.Unmarshal([]byte(answer), &response); err != nil {
		return err
	}
	if response.Error != nil {
		if !m.Errors[response.Error.Code] {
			return fmt.Errorf("%s answers error %d, which the document does not name: %s", method, response.Error.Code,
				answer)
		}
		return nil
	}
	var list []any
	given, err := jsonschema.UnmarshalJSON(strings.NewReader(params))
	if err != nil {
		return err
	}
	switch value := given.(type) {
	case []any:
		list = value
	case map[string]any:
		for _, name := range m.Names {
			list = append(list, value[name])
		}
	}
	for i, schema := range m.Params {
		switch {
		case i < len(list) && (m.Required[i] || list[i] != nil):
			err = schema.Validate(list[i])
		case m.Required[i]:
			err = fmt.Errorf("is required, but was not given")
		}
		if err != nil {
			return fmt.Errorf("%s was served, but its argument %s: %w", method, m.Names[i], err)
		}
	}
	result, err := jsonschema.UnmarshalJSON(strings.NewReader(string(response.Result)))
	if err == nil {
		err = m.Result.Validate(result)
	}
	if err != nil {
		return fmt.Errorf("the result of %s: %w: %.300s", method, err, answer)
	}
	return nil
}
