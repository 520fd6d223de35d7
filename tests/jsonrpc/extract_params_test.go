package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/extract_params"
	"rkllmd/rkllm"
)

func TestExtractParams(t *testing.T) {
	run := create_server.CreateServer(nil).Methods["rkllm.run"]
	input := json.RawMessage(`{"a":1}`)
	for _, params := range []string{``, `null`, `[]`, `{}`, `[null]`, `{"handle":null,"userdata":null}`} {
		t.Run("nothing given as "+params, func(t *testing.T) {
			job := &rkllm.Job{Args: []json.RawMessage{json.RawMessage("of an earlier call")}}
			var given json.RawMessage
			if params != "" {
				given = json.RawMessage(params)
			}
			require.Nil(t, extract_params.ExtractParams(run, given, job))
			require.Equal(t, make([]json.RawMessage, 4), job.Args)
			require.Nil(t, job.ProgressToken)
		})
	}
	for _, params := range []string{
		`[null,{"a":1},null,{"partialResultToken":-7}]`, `[{"a":1},null,{"partialResultToken":-7}]`,
		`{"rkllm_input":{"a":1},"partialResultToken":-7}`,
		`{"rkllm_input":{"a":1},"userdata":{"partialResultToken":-7}}`,
	} {
		t.Run("progress asked for by "+params, func(t *testing.T) {
			job := &rkllm.Job{}
			require.Nil(t, extract_params.ExtractParams(run, json.RawMessage(params), job))
			require.Equal(t, []json.RawMessage{nil, input, nil, nil}, job.Args)
			require.Equal(t, "-7", string(job.ProgressToken))
		})
	}
	takes := `; rkllm.run takes handle (null or left out), rkllm_input, rkllm_infer_params, userdata (null, left out or {"partialResultToken": T})`
	for params, message := range map[string]string{
		`[5,{},{},null]`: "Invalid params: handle is supplied by the server, not 5" + takes,
		`[null,{},{},"mine"]`: `Invalid params: userdata is supplied by the server, not "mine"` +
			takes,
		`{"userdata":{}}`: `Invalid params: userdata is supplied by the server, not {}` +
			takes,
		`[null,{},{},null,1]`: "Invalid params: 5 given" + takes,
		`{"input":{}}`:        `Invalid params: unknown argument "input"` + takes,
		`{"partialResultToken":[1]}`: "Invalid params: partialResultToken must be a string or a " +
			"number, not [1]",
		`{"userdata":{"partialResultToken":null}}`: "Invalid params: partialResultToken must be a string or a " +
			"number, not null",
	} {
		t.Run("refused: "+params, func(t *testing.T) {
			require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: message},
				extract_params.ExtractParams(run, json.RawMessage(params), &rkllm.Job{}))
		})
	}
}
