// Package conformance_ask makes one call of the conformance library.
package conformance_ask

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/whole/conformance_announce"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/openrpc_check"
)

// Step is one call: what the client asks, what the library must receive, what it does then, what the client must hear.
type Step struct {
	Name     string // for messages
	Method   string // that is asked for; without the prefix rkllm.
	Function string // of the library, which is called; "" is the same
	Params   string // JSON
	Expect   string // the arguments, as the library writes them down
	Script   string // what the library does
	Want     []string
	// How many members of the arguments and of the results are compared.
	Arguments, Results int
}

// Answer is one message to the client.
type Answer struct {
	Result json.RawMessage
	Error  *struct {
		Code    int
		Message string
		Data    json.RawMessage
	}
}

// ConformanceAsk announces the step's call, has the client ask for it, and returns all answers: of rkllm.run_async as
// many as there are, up to the last state. Each must be one that the daemon's own document allows (Session.API). What
// the library reports is in the file calls then (conformance_calls).
func ConformanceAsk(tb testing.TB, s *conformance_prepare.Session, step Step) (answers []Answer) {
	tb.Helper()
	if step.Function == "" {
		step.Function = step.Method
	}
	conformance_announce.ConformanceAnnounce(tb, s, step.Function, step.Expect, step.Script)
	send_line.SendLine(tb, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.%s","params":%s}`, step.Method,
		step.Params)
	for {
		var answer Answer
		line := read_line.ReadLine(tb, s.Client)
		require.NoError(tb, json.Unmarshal([]byte(line), &answer), line)
		answers = append(answers, answer)
		if s.API != nil {
			require.NoError(tb, openrpc_check.OpenrpcCheck(s.API, "rkllm."+step.Method, step.Params, line), step.Name)
		}
		if answer.Error != nil || step.Method != "run_async" {
			return answers
		}
		type result struct {
			State int `json:"_callback_state"`
		}
		states := make([]result, 1)
		if answer.Result[0] == '[' { // of a batch: all have the same state
			require.NoError(tb, json.Unmarshal(answer.Result, &states), line)
		} else {
			require.NoError(tb, json.Unmarshal(answer.Result, &states[0]), line)
		}
		if states[0].State == 2 || states[0].State == 3 {
			return answers
		}
	}
}
