package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/extract_progress_token"
)

func TestExtractProgressToken(t *testing.T) {
	for value, token := range map[string]string{
		`{"partialResultToken":"T"}`:        `"T"`,
		`{ "partial\u0052esultToken" : 7 }`: `7`,
		`{"partialResultToken":null}`:       `null`,
		`{}`:                                "",
		`{"partialResultToken":1,"partialResultToken":1}`: "",
		`{"partialResultToken":1,"other":2}`:              "",
		`[1]`:                                             "",
		`"partialResultToken"`:                            "",
		`5`:                                               "",
	} {
		require.Equal(t, token, string(extract_progress_token.ExtractProgressToken(json.RawMessage(value))), value)
	}
}
