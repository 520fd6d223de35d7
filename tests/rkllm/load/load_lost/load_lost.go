// Package load_lost is why a library's process has ended.
package load_lost

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// LoadLost is an Isolated.Lost.
func LoadLost(code int32) *jsonrpc2.Error {
	if code != rkllm.LostCode {
		return nil
	}
	err := &jsonrpc2.Error{Code: rkllm.CodeNoAnswer, Message: "it has hung"}
	err.SetError(map[string]string{"signal": "SIGKILL"})
	return err
}
