package jsonrpc_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/parse_request"
	"rkllmd/jsonrpc/validate_request"
)

func TestValidateRequest(t *testing.T) {
	for _, text := range []string{
		`{"jsonrpc":"2.0","method":"m"}`,
		`{"jsonrpc":"2.0","method":"m","id":1}`,
		`{"jsonrpc":"2.0","method":"m","id":null,"params":null}`,
		`{"jsonrpc":"2.0","method":"m","id":-1.5e-3,"params":[]}`,
		`{"jsonrpc":"2.0","method":"","id":"","params":{},"more":1}`,
		`{"jsonrpc":"\u0032.0","method":"m"}`,
	} {
		req := parse_request.ParseRequest([]byte(text))
		require.Nil(t, validate_request.ValidateRequest(&req), text)
	}
	for text, message := range map[string]string{
		`1`:              `Invalid Request`,
		`{}`:             `Invalid Request`,
		`{"foo": "boo"}`: `Invalid Request`,
		`{"jsonrpc":"2.0","method":1,"params":"b"}`:              `Invalid Request`,
		`{"method":"m","id":1}`:                                  `Invalid Request: "jsonrpc": "2.0" is missing`,
		`{"jsonrpc":"2.0","method":"m","id":1,"id":1}`:           `Invalid Request: "id" is given twice`,
		`{"jsonrpc":"2.0","method":"m","method":"m"}`:            `Invalid Request: "method" is given twice`,
		`{"jsonrpc":"2.0","method":"m","params":[],"params":[]}`: `Invalid Request: "params" is given twice`,
		`{"jsonrpc":"2.0","jsonrpc":"2.0","method":"m"}`:         `Invalid Request: "jsonrpc" is given twice`,
		`{"jsonrpc":"1.0","method":"m"}`:                         `Invalid Request: "jsonrpc" must be "2.0", not "1.0"`,
		`{"jsonrpc":2.0,"method":"m"}`:                           `Invalid Request: "jsonrpc" must be "2.0", not 2.0`,
		`{"jsonrpc":"2.0","id":1}`:                               `Invalid Request: "method" is missing`,
		`{"jsonrpc":"2.0","method":"m","params":7}`:              `Invalid Request: "params" must be an array or an object, not 7`,
		`{"jsonrpc":"2.0","method":"m","id":true}`:               `Invalid Request: "id" must be a string, a number or null, not true`,
		`{"jsonrpc":"2.0","method":"m","id":[1]}`:                `Invalid Request: "id" must be a string, a number or null, not [1]`,
	} {
		req := parse_request.ParseRequest([]byte(text))
		require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: message},
			validate_request.ValidateRequest(&req), text)
	}
}
