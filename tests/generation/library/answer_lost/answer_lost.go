// Package answer_lost is Isolated.Lost for tests.
package answer_lost

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// AnswerLost returns Isolated.Lost of a library whose process has ended as lost says; nil: it lives.
func AnswerLost(lost **jsonrpc2.Error) func(int32) *jsonrpc2.Error {
	return func(code int32) *jsonrpc2.Error {
		if code != rkllm.LostCode {
			return nil
		}
		return *lost
	}
}
